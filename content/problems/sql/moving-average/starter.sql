-- 结果的列：day、visits、average、days，按day从早到晚
select
