-- 结果的列：user_a、user_b
select
