-- The questions of a tag within a bank and a difficulty, in each order of the list: of a frequent tag only few are in both.
create index question_tag_narrow_by_order on question_tag (tag, bank_id, difficulty, sort_order, question_id);
create index question_tag_narrow_by_newest on question_tag (tag, bank_id, difficulty, create_time desc, question_id desc);
create index question_tag_narrow_by_views on question_tag (tag, bank_id, difficulty, view_count desc, question_id desc);
create index question_tag_narrow_by_encounters on question_tag (tag, bank_id, difficulty, encounter_count desc, question_id desc);
