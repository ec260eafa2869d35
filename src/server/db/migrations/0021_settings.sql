-- What a person sets up to log in with: a second factor and passkeys. The secret of a second factor and
-- its recovery codes are encrypted with a key made from the master key; names of passkeys are sealed.

alter table users add column two_factor_enabled boolean not null default false;

create table two_factors (
  id text primary key,
  user_id text not null unique references users (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count int not null default 0,
  locked_until timestamptz
);
alter table two_factors enable row level security;
grant select, insert, update, delete on two_factors to trove_auth;
create policy accounts on two_factors to trove_auth using (true) with check (true);

create table passkeys (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  name text,
  sealed bytea,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);
alter table passkeys enable row level security;

-- Whose passkey it is, is known only when it is found; what it is called, only that person reads.
grant select (id, user_id, credential_id, public_key, counter, device_type, backed_up, transports,
  aaguid, name, created_at, last_used_at), insert, update, delete on passkeys to trove_auth;
create policy sign_in on passkeys to trove_auth using (true) with check (true);
grant select (id, user_id, sealed, created_at, last_used_at), update (sealed), delete on passkeys
  to trove_app;
create policy own on passkeys to trove_app using (user_id = current_setting('trove.user_id', true))
  with check (user_id = current_setting('trove.user_id', true));
