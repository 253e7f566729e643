-- 结果的列：room、peak、peak_at
select
