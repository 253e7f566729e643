-- 结果的列：student、chinese、math、english
select
