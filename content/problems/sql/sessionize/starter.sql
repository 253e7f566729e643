-- 结果的列：user_id、session、started_at、seconds、pages，先按user_id，再按session
select
