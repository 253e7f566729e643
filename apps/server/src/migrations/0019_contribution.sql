-- Questions that users propose, edits of questions and mistakes that they report, each until an admin has handled it.
create table contribution (
  id           bigint generated always as identity primary key,
  -- The account stays without a name when its owner gives it up.
  user_id      bigint not null references app_user,
  -- A key made by the author's tab: the same contribution sent twice is one.
  key          uuid not null,
  kind         text not null check (kind in ('new', 'edit', 'mistake')),
  state        text not null default 'pending'
    check (state in ('pending', 'accepted', 'changed', 'refused', 'withdrawn')),
  -- The question that it is about; of a new one the question that it became.
  question_id  bigint references question on delete set null,
  -- The bank in which a new one is to stand.
  bank_id      bigint references question_bank on delete set null,
  -- The title as it is proposed, or as the question was called.
  title        text not null,
  -- The question as proposed, and as it was in the version that its author has read.
  proposal     jsonb,
  base         jsonb,
  base_version integer,
  -- The fields that an edit changes.
  fields       text[] not null default '{}',
  reason       text not null,
  source       text not null,
  -- The admin's words to the author.
  note         text not null default '',
  handler_id   bigint references app_user on delete set null,
  create_time  timestamptz not null default clock_timestamp(),
  update_time  timestamptz not null default clock_timestamp(),
  handle_time  timestamptz,
  check ((proposal is null) = (kind = 'mistake')),
  check ((base is null) = (base_version is null)),
  check ((state in ('pending', 'withdrawn')) = (handle_time is null)),
  unique (user_id, key)
);
-- A user has one open edit of a question at a time.
create unique index contribution_open_edit on contribution (user_id, question_id)
  where state = 'pending' and kind = 'edit';
create index contribution_newest on contribution (create_time, id);
create index contribution_updated on contribution (update_time, id);
create index contribution_state on contribution (state, create_time, id);
create index contribution_kind on contribution (kind, create_time, id);
create index contribution_user on contribution (user_id, create_time, id);
create index contribution_question on contribution (question_id, create_time, id);
create index contribution_bank on contribution (bank_id);
create index contribution_handler on contribution (handler_id);

-- The users whose contributions a question holds.
create table question_contributor (
  question_id bigint not null references question on delete cascade,
  user_id     bigint not null references app_user,
  count       integer not null,
  update_time timestamptz not null default now(),
  primary key (question_id, user_id)
);
create index question_contributor_user on question_contributor (user_id);

-- The questions that a post tells of: those of the bank, and those that were proposed.
create table discussion_question (
  discussion_id   bigint not null references discussion on delete cascade,
  place           integer not null,
  question_id     bigint references question on delete cascade,
  contribution_id bigint references contribution on delete cascade,
  check (num_nonnulls(question_id, contribution_id) = 1),
  primary key (discussion_id, place)
);
create index discussion_question_question on discussion_question (question_id);
create index discussion_question_contribution on discussion_question (contribution_id);
