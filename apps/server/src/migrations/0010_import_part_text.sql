-- Parts stay in the base64 they came in: the embedded database takes texts far quicker than bytes.
alter table question_import_part
  alter column content type text using encode(content, 'base64');
