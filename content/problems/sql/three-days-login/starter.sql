-- 结果的列：user_id
select
