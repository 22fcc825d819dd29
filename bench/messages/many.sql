-- 3,000,000 in all.
call bench_fill(1500000);
