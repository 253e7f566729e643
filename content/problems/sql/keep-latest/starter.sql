-- 结果的列：id、user_id、email、changed_at
select
