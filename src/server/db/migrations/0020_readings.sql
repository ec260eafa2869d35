-- What a person said that words of a question mean, for the next question that says them. The words
-- and what they mean are sealed; a keyed hash of the words tells what is replaced.

create table readings (
  user_id text not null references users (id) on delete cascade,
  id text not null,
  phrase bytea not null,
  sealed bytea not null,
  said_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, phrase)
);
alter table readings enable row level security;
grant select, insert, update, delete on readings to trove_app;
create policy own on readings to trove_app
  using (user_id = current_setting('trove.user_id', true))
  with check (user_id = current_setting('trove.user_id', true));
