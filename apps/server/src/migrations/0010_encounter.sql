-- Companies in whose interviews learners have met questions, as the first of them wrote the name.
create table interview_company (
  id              bigint generated always as identity primary key,
  name            text not null,
  -- The name in lower case: one company for all ways to write it.
  name_key        text not null unique,
  -- The number of questions that learners have met there, kept by the triggers below.
  encounter_count integer not null default 0
);
create index interview_company_most on interview_company (encounter_count desc, id) where encounter_count > 1;

-- Questions that learners have met in interviews.
create table question_encounter (
  user_id     bigint not null references app_user on delete cascade,
  question_id bigint not null references question on delete cascade,
  create_time timestamptz not null default now(),
  company_id  bigint references interview_company,
  role        text not null default '',
  -- The first day of the month of the interview.
  month       date,
  primary key (user_id, question_id)
);
create index question_encounter_question on question_encounter (question_id);
-- The questions met at a company, and whether several learners named it.
create index question_encounter_company on question_encounter (company_id, question_id) where company_id is not null;
create index question_encounter_company_user on question_encounter (company_id, user_id)
  where company_id is not null;

-- The foreign key lets all who add a question to a company share its row. `for update` would wait for each of them
-- while they wait for it; what only changes the count does not exclude them.
create function count_company_encounters() returns trigger language plpgsql as $$
begin
  -- In one order, so that two who swap companies do not wait for each other.
  perform 1 from interview_company where id in (old.company_id, new.company_id) order by id for no key update;
  update interview_company set encounter_count = encounter_count + 1 where id = new.company_id;
  update interview_company set encounter_count = encounter_count - 1 where id = old.company_id;
  return null;
end $$;

create trigger company_encounter_added after insert on question_encounter
  for each row when (new.company_id is not null) execute function count_company_encounters();
create trigger company_encounter_changed after update of company_id on question_encounter
  for each row when (old.company_id is distinct from new.company_id) execute function count_company_encounters();
create trigger company_encounter_deleted after delete on question_encounter
  for each row when (old.company_id is not null) execute function count_company_encounters();
