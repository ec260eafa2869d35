-- Files of an import draft have no source until the import is started.
alter table import_files rename column basket_id to draft_id;
alter index import_files_of_basket rename to import_files_of_draft;

-- Uploads that broke off and drafts that nobody started, a day after their last byte.
create or replace function trove_sweep_import_files() returns bigint
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
          and other.draft_id = import_files.draft_id
          and other.touched_at >= now() - interval '24 hours')
    returning 1)
  select count(*) from swept
$$;
