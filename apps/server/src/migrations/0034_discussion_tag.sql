-- A tag as it is shown: full-width letters and runs of blanks as their plain forms, characters without a shape as none.
create function discussion_tag_name(tag text) returns text language sql immutable strict parallel safe
  return btrim(regexp_replace(
    regexp_replace(
      normalize(tag, nfkc),
      '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
      '', 'g'),
    '\s+', ' ', 'g'));

-- What tags are told apart by: the same whatever the case.
create function discussion_tag_key(tag text) returns text language sql immutable strict parallel safe
  return lower(discussion_tag_name(tag));

create table former_tag as
  select used.tag, discussion_tag_key(used.tag) as key, used.place, used.time, used.id, used.nth
  from (
    select t.tag, case when d.state = 'deleted' then 1 else 0 end as place, d.create_time as time, d.id, t.nth
    from discussion d cross join unnest(d.tags) with ordinality as t (tag, nth)
    union all
    select w.tag, 2, w.create_time, w.user_id, 1 from discussion_tag_watch w
  ) used;
delete from former_tag where coalesce(key, '') = '';
create table former_tag_watch as
  select distinct on (user_id, key) user_id, discussion_tag_key(tag) as key, create_time
  from discussion_tag_watch where discussion_tag_key(tag) <> '' order by user_id, key, create_time;
drop table discussion_tag;
drop table discussion_tag_watch;

-- Tags of posts. `discussion.tags` holds their names.
create table discussion_tag (
  id               bigint generated always as identity primary key,
  key              text not null unique,
  -- As who used it first spelled it, or an admin did since.
  name             text not null,
  -- How many visible posts have it.
  discussion_count integer not null default 0,
  -- The tag that this one stands for: it was merged into it, or is what it was called before.
  merged_id        bigint references discussion_tag,
  version          integer not null default 1,
  create_time      timestamptz not null default now()
);
create index discussion_tag_count on discussion_tag (discussion_count) where merged_id is null;
create index discussion_tag_merged on discussion_tag (merged_id) where merged_id is not null;

-- Users who want to hear of new posts with a tag.
create table discussion_tag_watch (
  tag_id      bigint not null references discussion_tag,
  user_id     bigint not null references app_user,
  create_time timestamptz not null default now(),
  primary key (tag_id, user_id)
);
create index discussion_tag_watch_user on discussion_tag_watch (user_id);

-- Spellings of one tag become one, the first of them.
insert into discussion_tag (key, name, create_time)
  select key, discussion_tag_name(tag), time
  from (select distinct on (key) key, tag, time from former_tag order by key, place, time, id, nth) used
  order by time, key;

update discussion d
  set tags = coalesce(
    (select array_agg(named.name order by named.nth)
     from (
       select known.name, min(t.nth) as nth
       from unnest(d.tags) with ordinality as t (tag, nth) join discussion_tag known on known.key = discussion_tag_key(t.tag)
       group by known.name
     ) named), '{}')
  where d.tags <> '{}'
    and exists (select from unnest(d.tags) as t (tag) where not exists (select from discussion_tag known where known.name = t.tag));

update discussion_tag t set discussion_count = used.count
  from (select name, count(*) as count from discussion d cross join unnest(d.tags) as name where d.state = 'visible' group by name) used
  where used.name = t.name;

insert into discussion_tag_watch (tag_id, user_id, create_time)
  select t.id, w.user_id, w.create_time from former_tag_watch w join discussion_tag t on t.key = w.key;

drop table former_tag;
drop table former_tag_watch;
