-- 结果的列：salary，总是一行
select
