-- 结果的列：member_id、last_day、gap
select
