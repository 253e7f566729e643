-- 结果的列：user_id、common，共同好友多的在前，相同时编号小的在前，最多3行
select
