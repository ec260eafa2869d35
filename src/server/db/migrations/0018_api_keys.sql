-- Keys by which another program, such as another Trove, reads what a person keeps here. The key itself
-- is nowhere: only its hash, and its name is sealed.

create table api_keys (
  user_id text not null references users (id) on delete cascade,
  id text not null,
  hash bytea not null unique,
  scopes text[] not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
alter table api_keys enable row level security;
grant select, insert, update, delete on api_keys to trove_app;
create policy own on api_keys to trove_app using (user_id = current_setting('trove.user_id', true))
  with check (user_id = current_setting('trove.user_id', true));

-- Whose key it is, is known only when it is found.
grant select (user_id, id, hash, scopes, expires_at, last_used_at) on api_keys to trove_auth;
grant update (last_used_at) on api_keys to trove_auth;
create policy sign_in on api_keys to trove_auth using (true) with check (true);
