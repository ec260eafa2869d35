-- What a person means to spend on a category from a month on. The target is an HMAC: which category
-- and month it is cannot be seen here.

create table money_budgets (
  user_id text not null references users (id) on delete cascade,
  target bytea not null,
  sealed bytea not null,
  changed_at timestamptz not null default now(),
  primary key (user_id, target)
);
alter table money_budgets enable row level security;
grant select, insert, update, delete on money_budgets to trove_app;
create policy own on money_budgets to trove_app
  using (user_id = current_setting('trove.user_id', true))
  with check (user_id = current_setting('trove.user_id', true));
