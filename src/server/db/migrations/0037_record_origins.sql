-- A record that several sources brought is stored once, and belongs to the first of them. The others
-- are remembered here, with their own key of it, so that it stays when the first source goes.
create table record_origins (
  user_id text not null,
  source_id text not null,
  id text not null,
  natural_key bytea not null,
  sealed bytea not null,
  primary key (user_id, source_id, natural_key),
  foreign key (user_id, source_id) references data_sources (user_id, id) on delete cascade
);
create index record_origins_by_key on record_origins (user_id, natural_key);

alter table record_origins enable row level security;
grant select, insert, update, delete on record_origins to trove_app;
create policy own on record_origins to trove_app
  using (user_id = current_setting('trove.user_id', true))
  with check (user_id = current_setting('trove.user_id', true));
