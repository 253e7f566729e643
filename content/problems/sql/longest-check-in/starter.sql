-- 结果的列：member_id、longest
select
