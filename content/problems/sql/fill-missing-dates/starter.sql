-- 结果的列：day、orders、amount，按day从早到晚
with recursive
