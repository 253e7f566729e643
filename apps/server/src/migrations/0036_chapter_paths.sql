-- The learning paths that a chapter is part of, by their short names; none: of every path.
alter table chapter add column paths text[] not null default '{}';

-- The same of what is kept of chapters elsewhere.
update question_import_row set draft = '{"paths": []}'::jsonb || draft where kind = 'chapter' and draft is not null;
update question_import_row set before = '{"paths": []}'::jsonb || before where kind = 'chapter' and before is not null;
