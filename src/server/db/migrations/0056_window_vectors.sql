-- The vector of a passage now comes with those of its reading windows. Vectors from before are
-- computed again in the background, and serve until then.

update documents set embedded_at = null where embedded_at is not null and source_id is null;
update data_sources set embed_pending = true;
