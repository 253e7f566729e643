-- 结果的列：step、users、rate，按step从小到大
select
