-- 结果的列：room、start_day、end_day，先按room，再按start_day
select
