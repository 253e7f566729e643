-- The heat of a post: ten times the response weighs as much as three days.
create function discussion_heat(response integer, create_time timestamptz) returns double precision
  language sql immutable parallel safe
  return log(greatest(1, response)::numeric)::double precision + extract(epoch from create_time)::double precision / 259200;

-- Posts of the forum.
create table discussion (
  id                  bigint generated always as identity primary key,
  -- The account stays without a name when its owner gives it up.
  author_id           bigint not null references app_user,
  -- A key made by the author's tab: the same post sent twice is one.
  key                 uuid not null,
  category            text not null check (category in ('experience', 'help', 'share', 'referral', 'chat')),
  title               text not null,
  content             text not null,
  excerpt             text not null,
  tags                text[] not null default '{}',
  -- The users whom it names.
  mention_ids         bigint[] not null default '{}',
  -- The interview that a 面经 tells of.
  company             text not null default '',
  company_key         text not null default '',
  role                text not null default '',
  role_key            text not null default '',
  level               text,
  round               text,
  outcome             text,
  month               date,
  state               text not null check (state in ('visible', 'held', 'hidden', 'deleted')),
  -- The reason why it is held or hidden.
  state_reason        text not null default '',
  is_pinned           boolean not null default false,
  is_essence          boolean not null default false,
  is_locked           boolean not null default false,
  accepted_comment_id bigint,
  accepted_author_id  bigint,
  accept_time         timestamptz,
  like_count          integer not null default 0,
  comment_count       integer not null default 0,
  favourite_count     integer not null default 0,
  view_count          integer not null default 0,
  heat                double precision not null generated always as
    (discussion_heat(like_count * 2 + comment_count * 3 + favourite_count * 2, create_time)) stored,
  create_time         timestamptz not null default now(),
  edit_time           timestamptz,
  active_time         timestamptz not null default now(),
  version             integer not null default 1,
  check ((accepted_comment_id is null) = (accept_time is null)),
  unique (author_id, key)
);
-- The list in its two orders, pinned posts first; the indexes know what it is filtered by, so that counting reads no
-- posts.
create index discussion_newest on discussion (is_pinned, create_time, id)
  include (category, level, round, outcome, company_key, role_key, is_essence, accepted_comment_id)
  where state = 'visible';
create index discussion_hottest on discussion (is_pinned, heat, id)
  include (category, level, round, outcome, company_key, role_key, is_essence, accepted_comment_id)
  where state = 'visible';
create index discussion_of_tag on discussion using gin (tags) where state = 'visible';
create index discussion_of_company on discussion (company_key) where state = 'visible' and company_key <> '';
create index discussion_of_author on discussion (author_id, create_time, id);
create index discussion_accepted on discussion (accept_time) where accepted_comment_id is not null;
create index discussion_helped on discussion (accepted_author_id) where accepted_comment_id is not null;
-- Posts that wait for admins.
create index discussion_waiting on discussion (state, create_time, id) where state <> 'visible';

-- The text of a post before an edit, until create_time.
create table discussion_revision (
  id            bigint generated always as identity primary key,
  discussion_id bigint not null references discussion on delete cascade,
  title         text not null,
  content       text not null,
  create_time   timestamptz not null default now()
);
create index discussion_revision_of on discussion_revision (discussion_id, id);

-- Drafts of users: one of a new post, and one for each post that is being edited.
create table discussion_draft (
  id            bigint generated always as identity primary key,
  user_id       bigint not null references app_user,
  discussion_id bigint references discussion on delete cascade,
  content       jsonb not null,
  base_version  integer,
  update_time   timestamptz not null,
  unique nulls not distinct (user_id, discussion_id)
);
create index discussion_draft_of on discussion_draft (discussion_id) where discussion_id is not null;

-- Likes of posts.
create table discussion_like (
  discussion_id bigint not null references discussion on delete cascade,
  user_id       bigint not null references app_user,
  create_time   timestamptz not null default now(),
  primary key (discussion_id, user_id)
);
create index discussion_like_user on discussion_like (user_id, create_time);

-- Users' favourite posts.
create table discussion_favourite (
  discussion_id bigint not null references discussion on delete cascade,
  user_id       bigint not null references app_user,
  create_time   timestamptz not null default now(),
  primary key (user_id, discussion_id)
);
create index discussion_favourite_of on discussion_favourite (discussion_id);

-- Readers of a post by day, by the clock of Asia/Shanghai: views count once a person a day. Kept for two days.
create table discussion_view (
  id            bigint generated always as identity primary key,
  discussion_id bigint not null references discussion on delete cascade,
  user_id       bigint not null references app_user,
  day           date not null,
  unique (discussion_id, user_id, day)
);
create index discussion_view_day on discussion_view (day);
create index discussion_view_user on discussion_view (user_id);

-- Users who want to hear of new comments on a post.
create table discussion_watch (
  discussion_id bigint not null references discussion on delete cascade,
  user_id       bigint not null references app_user,
  create_time   timestamptz not null default now(),
  primary key (discussion_id, user_id)
);
create index discussion_watch_user on discussion_watch (user_id);

-- Users who were asked to answer a post.
create table discussion_invite (
  discussion_id bigint not null references discussion on delete cascade,
  user_id       bigint not null references app_user,
  inviter_id    bigint not null references app_user,
  create_time   timestamptz not null default now(),
  primary key (discussion_id, user_id)
);
create index discussion_invite_inviter on discussion_invite (inviter_id, discussion_id);
create index discussion_invite_user on discussion_invite (user_id);

-- The number of visible posts that have a tag.
create table discussion_tag (
  tag              text primary key,
  discussion_count integer not null
);
create index discussion_tag_count on discussion_tag (discussion_count);

-- Users who want to hear of new posts with a tag.
create table discussion_tag_watch (
  tag         text not null,
  user_id     bigint not null references app_user,
  create_time timestamptz not null default now(),
  primary key (tag, user_id)
);
create index discussion_tag_watch_user on discussion_tag_watch (user_id);
