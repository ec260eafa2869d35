-- Assistants that a person allowed access by signing in (OAuth), each with its present tokens. Codes and
-- tokens are nowhere: only their hashes; what the assistant calls itself is sealed.

create table assistant_grants (
  user_id text not null references users (id) on delete cascade,
  id text not null,
  assistant bytea not null,
  redirect bytea not null,
  audience bytea not null,
  challenge bytea not null,
  scopes text[] not null,
  code bytea not null unique,
  code_expires_at timestamptz not null,
  redeemed_at timestamptz,
  access bytea unique,
  access_expires_at timestamptz,
  refresh bytea unique,
  refresh_expires_at timestamptz,
  spent bytea,
  last_used_at timestamptz,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index assistant_grants_spent on assistant_grants (spent) where spent is not null;
alter table assistant_grants enable row level security;
grant select, insert, update, delete on assistant_grants to trove_app;
create policy own on assistant_grants to trove_app using (user_id = current_setting('trove.user_id', true))
  with check (user_id = current_setting('trove.user_id', true));

-- Whose token it is, is known only when it is found.
grant select (user_id, id, audience, scopes, code, access, access_expires_at, refresh, spent, last_used_at)
  on assistant_grants to trove_auth;
grant update (last_used_at) on assistant_grants to trove_auth;
create policy sign_in on assistant_grants to trove_auth using (true) with check (true);
