-- The last half minute, counted from 1970, whose code of an app was used: no code opens twice.
alter table two_factors add column last_step bigint;
