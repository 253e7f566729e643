-- Whoever adds a question to a company already shares its row with all others who do, by the foreign key. `for update`
-- waited for each of them while they waited for it; what only changes the count does not exclude them.
create or replace function count_company_encounters() returns trigger language plpgsql as $$
begin
  -- In one order, so that two who swap companies do not wait for each other.
  perform 1 from interview_company where id in (old.company_id, new.company_id) order by id for no key update;
  update interview_company set encounter_count = encounter_count + 1 where id = new.company_id;
  update interview_company set encounter_count = encounter_count - 1 where id = old.company_id;
  return null;
end $$;
