-- How often somebody called of late, where several servers answer for one another. The key is a hash. What a crash of
-- the database takes with it was only to be forgotten anyway.
create unlogged table shared_limits (
  key bytea primary key,
  full_at timestamptz not null
);
create index shared_limits_full_at on shared_limits (full_at);
alter table shared_limits enable row level security;
create policy shared_limits_auth on shared_limits to trove_auth using (true) with check (true);
grant select, insert, update, delete on shared_limits to trove_auth;
