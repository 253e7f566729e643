-- 结果的列：store、year、quarter、amount
select
