-- 结果的列：name、department_id、salary、above
select
