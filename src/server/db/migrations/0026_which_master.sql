-- A start with another master key than the one in use is refused; the name of a key tells nothing.
grant select (master_id) on vault_keys to trove_jobs;
create policy which_master on vault_keys for select to trove_jobs using (true);

-- A browser's name is sealed for its session from here on, and no longer for the person alone.
update sessions set user_agent = null;
