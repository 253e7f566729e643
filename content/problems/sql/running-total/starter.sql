-- 结果的列：account_id、id、amount、balance，先按account_id，再按记账的次序
select
