-- An admin may cancel what is under way: whoever works on it takes back what it has written.
alter table question_import add column is_cancelled boolean not null default false;

-- One after the other, reading too: what a file would do is said by what is there, not by what is being written or taken back.
update question_import set status = 'failed', reason = '服务器在中途停下，请重新上传' where status = 'reading';
drop index question_import_working;
create unique index question_import_working on question_import ((true))
  where status in ('reading', 'applying', 'undoing');
