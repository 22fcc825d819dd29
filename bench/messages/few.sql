-- 10,000 in all.
call bench_fill(5000);
