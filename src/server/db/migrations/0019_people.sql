-- What a person says of who is who: that some are one person, that an identity is not of a person,
-- and what somebody is called. The last word counts, and taking one back removes its row.

create table people_decisions (
  user_id text not null references users (id) on delete cascade,
  id text not null,
  ordinal bigint generated always as identity,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
alter table people_decisions enable row level security;
grant select, insert, update, delete on people_decisions to trove_app;
create policy own on people_decisions to trove_app
  using (user_id = current_setting('trove.user_id', true))
  with check (user_id = current_setting('trove.user_id', true));
