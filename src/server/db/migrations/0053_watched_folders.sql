-- A folder on the server whose new files are imported for a person. The sealed part is what is
-- known of its files.

create table watched_folders (
  user_id text primary key references users (id) on delete cascade,
  sealed bytea not null,
  scanned_at timestamptz
);
alter table watched_folders enable row level security;
grant select, insert, update, delete on watched_folders to trove_app;
create policy own on watched_folders to trove_app
  using (user_id = current_setting('trove.user_id', true))
  with check (user_id = current_setting('trove.user_id', true));
grant select (user_id) on watched_folders to trove_jobs;
create policy due on watched_folders for select to trove_jobs using (true);
