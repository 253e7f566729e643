-- 结果的列：id、name、level、path，先按level，再按id
with recursive
