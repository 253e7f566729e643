-- 结果的列：department、employee、salary
select
