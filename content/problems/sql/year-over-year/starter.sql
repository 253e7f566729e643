-- 结果的列：month、amount、mom、yoy，按month从早到晚
select
