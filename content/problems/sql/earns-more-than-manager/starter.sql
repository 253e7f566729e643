-- 结果的列：employee、manager、gap
select
