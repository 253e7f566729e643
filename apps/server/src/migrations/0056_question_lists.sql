-- Lists of questions are counted by the index of their order, which knows what they are filtered by.
drop trigger question_inserted on question;
drop trigger question_deleted on question;
drop trigger question_updated on question;
drop trigger question_tags_added on question;
drop trigger question_tags_followed on question;
drop function count_question_facets();
drop function recount_question_facets();
drop function add_question_tags();
drop function follow_question_tags();
drop table question_facet;
drop table question_tag;
drop index question_by_newest_in_bank;
drop index question_by_views_in_bank;
drop index question_by_encounters_in_bank;
drop index question_published;
drop index question_by_order;
create index question_by_order on question (status, bank_id, sort_order, id) include (difficulty, tags);
