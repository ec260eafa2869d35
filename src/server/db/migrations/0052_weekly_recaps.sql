-- Who gets the last week by mail, and when next. Mails carry a token that turns them off; only its
-- hash is here. What is sealed is the time zone of the browser.

create table weekly_recaps (
  user_id text primary key references users (id) on delete cascade,
  due_at timestamptz not null,
  token_hash bytea not null unique,
  sealed bytea not null
);
create index weekly_recaps_due on weekly_recaps (due_at);
alter table weekly_recaps enable row level security;
grant select, insert, update, delete on weekly_recaps to trove_app;
create policy own on weekly_recaps to trove_app
  using (user_id = current_setting('trove.user_id', true))
  with check (user_id = current_setting('trove.user_id', true));
grant select (user_id, due_at, token_hash) on weekly_recaps to trove_jobs;
create policy due on weekly_recaps for select to trove_jobs using (true);
