-- 结果的列：day、users、day1、day3、day7，按day从早到晚
select
