-- 结果的列：day、new_users、retention
select
