-- The time zone that a person's browser named last, sealed like the profile. Tables are made ready in
-- it, and statements without a browser run in it.

alter table profiles add column last_time_zone bytea;
