-- Data sources, what they imported, and what of it can be found.

create table data_sources (
  user_id text not null references users (id) on delete cascade,
  id text not null,
  type text not null,
  category text not null,
  status text not null default 'disconnected' check (status in ('connected', 'error', 'disconnected')),
  -- A code, whose text is in the program.
  reason_code text,
  last_sync timestamptz,
  next_sync_at timestamptz,
  run_kind text check (run_kind in ('import', 'sync')),
  run_state text check (run_state in ('waiting', 'running')),
  run_started_at timestamptz,
  -- Numbers only.
  run_counts jsonb,
  embed_pending boolean not null default false,
  sealed bytea not null,
  credentials bytea,
  cursor bytea,
  report bytea,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index data_sources_due on data_sources (next_sync_at);

-- Files that wait to be imported, sealed in pieces; gone when the import is done.
create table import_files (
  user_id text not null,
  id text not null,
  source_id text not null,
  ordinal int not null,
  size_bytes bigint not null default 0,
  complete boolean not null default false,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, source_id) references data_sources (user_id, id) on delete cascade
);
create table import_chunks (
  user_id text not null,
  file_id text not null,
  ordinal int not null,
  sealed bytea not null,
  primary key (user_id, file_id, ordinal),
  foreign key (user_id, file_id) references import_files (user_id, id) on delete cascade
);
alter table import_chunks alter column sealed set storage external;

-- A mail, a month of a chat and a list of transactions are documents of their source; what a person
-- uploaded has no source.
alter table documents add column source_id text;
alter table documents add foreign key (user_id, source_id)
  references data_sources (user_id, id) on delete cascade;
create index documents_by_source on documents (user_id, source_id) where source_id is not null;
create index documents_uploaded on documents (user_id, uploaded_at desc, id desc)
  where source_id is null;

-- The key is an HMAC; the same item is stored once, whichever way it comes.
alter table records add column source_id text;
alter table records add column natural_key bytea;
create unique index records_by_key on records (user_id, natural_key) where natural_key is not null;
create index records_by_source on records (user_id, source_id) where source_id is not null;

do $$
declare
  name text;
begin
  foreach name in array array['data_sources', 'import_files', 'import_chunks'] loop
    execute format('alter table %I enable row level security', name);
    execute format('grant select, insert, update, delete on %I to trove_app', name);
    execute format(
      'create policy own on %I to trove_app using (user_id = current_setting(''trove.user_id'', true))
       with check (user_id = current_setting(''trove.user_id'', true))', name);
  end loop;
end $$;

-- Background work sees which sources are due, and nothing else.
grant select (user_id, id, run_state, next_sync_at, embed_pending) on data_sources to trove_jobs;
create policy due on data_sources for select to trove_jobs using (true);
-- Passages of sources are embedded source by source.
grant select (source_id) on documents to trove_jobs;

-- A mail, a message and a transaction are one data point each, and not counted by passages again.
create or replace view data_points with (security_invoker = true) as
  select user_id, document_id, sum(items)::bigint as points
  from records
  where kind not in ('blocks', 'grid', 'grid_rows', 'sheet')
  group by user_id, document_id, kind
  union all
  select passages.user_id, passages.document_id, count(*) as points
  from passages
  join documents on documents.user_id = passages.user_id and documents.id = passages.document_id
  where documents.source_id is null
    and not exists (
      select from records
      where records.user_id = passages.user_id and records.document_id = passages.document_id
        and records.kind = 'sheet_rows')
  group by passages.user_id, passages.document_id;

create or replace function trove_platform_totals(active_since timestamptz)
returns table (
  people bigint, active_people bigint, guests bigint, active_guests bigint,
  questions bigint, guest_questions bigint, documents bigint, points bigint
)
language sql stable
security definer set search_path = trove, pg_temp
as $$
  select
    (select count(*) from users where not guest),
    (select count(*) from users where not guest and last_active_at >= $1),
    (select count(*) from users where guest),
    (select count(*) from users where guest and last_active_at >= $1),
    (select count(*) from questions join users on users.id = user_id where not guest),
    (select count(*) from questions join users on users.id = user_id where guest),
    (select count(*) from documents join users on users.id = user_id
     where not guest and source_id is null),
    (select coalesce(sum(data_points.points), 0)::bigint
     from data_points join users on users.id = user_id where not guest)
$$;

create or replace function trove_platform_months(starts timestamptz[])
returns table (slot int, people bigint, questions bigint, documents bigint)
language sql stable
security definer set search_path = trove, pg_temp
as $$
  select width_bucket(happened.at, $1) as slot,
    count(*) filter (where kind = 'person'),
    count(*) filter (where kind = 'question'),
    count(*) filter (where kind = 'document')
  from (
    select 'person' as kind, created_at as at from users where not guest
    union all
    select 'question', questions.created_at
    from questions join users on users.id = user_id where not guest
    union all
    select 'document', uploaded_at
    from documents join users on users.id = user_id where not guest and source_id is null
  ) as happened
  where happened.at >= $1[1] and happened.at < $1[cardinality($1)]
  group by slot
$$;

create function trove_platform_sources() returns bigint
language sql stable
security definer set search_path = trove, pg_temp
as $$
  select count(*) from data_sources join users on users.id = user_id where not guest
$$;
revoke execute on function trove_platform_sources() from public;
grant execute on function trove_platform_sources() to trove_jobs;
