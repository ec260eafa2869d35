-- What Trove asked a provider, until the person comes back from there: ten minutes, and once.

create table oauth_requests (
  user_id text not null,
  -- A hash of what the provider sends back; the rest is sealed.
  id text not null,
  source_id text not null,
  sealed bytea not null,
  expires_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, source_id) references data_sources (user_id, id) on delete cascade
);

alter table oauth_requests enable row level security;
grant select, insert, update, delete on oauth_requests to trove_app;
create policy own on oauth_requests to trove_app using (user_id = current_setting('trove.user_id', true))
  with check (user_id = current_setting('trove.user_id', true));
