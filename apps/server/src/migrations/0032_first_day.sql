-- A plan may be without a date, and says how far its learner is in their career; null: not said.
alter table study_plan alter column interview_day drop not null;
alter table study_plan add column level text check (level in ('campus', 'junior', 'middle', 'senior'));

-- The learner's day whose new questions a deck holds; null: a deck of a filter.
alter table card_deck add column day date;
