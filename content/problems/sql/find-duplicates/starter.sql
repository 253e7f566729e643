-- 结果的列：email、times、first_id
select
