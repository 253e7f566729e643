-- 结果的列：id、name
select
