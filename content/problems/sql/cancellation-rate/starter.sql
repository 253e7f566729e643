-- 结果的列：day、orders、rate，按day从早到晚
select
