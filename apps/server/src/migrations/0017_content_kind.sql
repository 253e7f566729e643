-- Which kinds of content there are is the server's to say. What a row relates to is named by the slug of its parent, whatever
-- its kind.
alter table question_import_row drop constraint question_import_row_kind_check;

update question_import_row r
set draft = jsonb_set(draft, '{related}', (
  select jsonb_agg(jsonb_build_object('parent', coalesce(b.slug, x.item ->> 'bank'), 'slug', x.item ->> 'slug') order by x.place)
  from jsonb_array_elements(r.draft -> 'related') with ordinality as x (item, place)
    left join question_bank b on b.name = x.item ->> 'bank'))
where jsonb_array_length(draft -> 'related') > 0;
