-- Runs that are stopped and go on, reports that stay, and files that wait for a source.

alter table data_sources drop constraint data_sources_run_state_check;
alter table data_sources add constraint data_sources_run_state_check
  check (run_state in ('waiting', 'running', 'stopping', 'stopped'));
alter table data_sources
  -- A run that finds another id here was ended from outside.
  add column run_id text,
  -- How far the files of an import are counted: numbers only.
  add column checkpoint jsonb,
  -- Not fetched before, because its origin asks to wait.
  add column retry_at timestamptz,
  -- Runs in a row that failed by chance.
  add column failed_runs int not null default 0,
  -- Kinds and folders that were seen, for what can be left out.
  add column seen bytea;

create table source_reports (
  user_id text not null,
  source_id text not null,
  id text not null,
  started_at timestamptz not null,
  sealed bytea not null,
  primary key (user_id, id),
  foreign key (user_id, source_id) references data_sources (user_id, id) on delete cascade
);
create index source_reports_of_source on source_reports (user_id, source_id, started_at desc);

-- Files of a basket have no source until their import is started.
alter table import_files alter column source_id drop not null;
alter table import_files
  add foreign key (user_id) references users (id) on delete cascade;
alter table import_files
  add column basket_id text,
  -- Files that arrived together are one import with one report.
  add column batch_id text,
  add column touched_at timestamptz not null default now();
create index import_files_of_source on import_files (user_id, source_id) where source_id is not null;
create index import_files_of_basket on import_files (user_id, basket_id) where basket_id is not null;

alter table source_reports enable row level security;
grant select, insert, update, delete on source_reports to trove_app;
create policy own on source_reports to trove_app
  using (user_id = current_setting('trove.user_id', true))
  with check (user_id = current_setting('trove.user_id', true));

-- Uploads that broke off and baskets that nobody started, a day after their last byte.
create function trove_sweep_import_files() returns bigint
language sql volatile
security definer set search_path = trove, pg_temp
as $$
  with swept as (
    delete from import_files
    where not complete
      and touched_at < now() - interval '24 hours'
      and not exists (
        select from import_files as other
        where other.user_id = import_files.user_id
          and other.basket_id = import_files.basket_id
          and other.touched_at >= now() - interval '24 hours')
    returning 1)
  select count(*) from swept
$$;
revoke execute on function trove_sweep_import_files() from public;
grant execute on function trove_sweep_import_files() to trove_jobs;
