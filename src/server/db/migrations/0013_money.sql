-- What a person says of their transactions and merchants. The target is an HMAC: which merchant it
-- is cannot be seen here.

create table money_corrections (
  user_id text not null references users (id) on delete cascade,
  target bytea not null,
  sealed bytea not null,
  changed_at timestamptz not null default now(),
  primary key (user_id, target)
);
alter table money_corrections enable row level security;
grant select, insert, update, delete on money_corrections to trove_app;
create policy own on money_corrections to trove_app
  using (user_id = current_setting('trove.user_id', true))
  with check (user_id = current_setting('trove.user_id', true));

create index records_of_money on records (user_id, id) where kind = 'transaction';
