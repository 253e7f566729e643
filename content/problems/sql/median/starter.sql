-- 结果的列：city、median
select
