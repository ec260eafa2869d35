-- Which language model a person chose; one row each, sealed with the key of the service.

create table model_settings (
  user_id text primary key references users (id) on delete cascade,
  sealed bytea not null,
  changed_at timestamptz not null default now()
);
alter table model_settings enable row level security;
grant select, insert, update, delete on model_settings to trove_app;
create policy own on model_settings to trove_app using (user_id = current_setting('trove.user_id', true))
  with check (user_id = current_setting('trove.user_id', true));
