-- What interview questions said after each edit.
create table interview_question_revision (
  id                    bigint generated always as identity primary key,
  interview_question_id bigint not null references interview_question on delete cascade,
  version               integer not null,
  snapshot              jsonb not null,
  editor_id             bigint references app_user on delete set null,
  editor_name           text,
  create_time           timestamptz not null,
  unique (interview_question_id, version)
);

create index interview_question_revision_editor on interview_question_revision (editor_id);

-- Since when the order of a bank's questions is an admin's; null: as the files have it.
alter table interview_bank add column order_edit_time timestamptz;
