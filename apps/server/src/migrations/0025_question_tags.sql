-- Tags as they are told apart: case does not.
create function folded_tags(tags text[]) returns text[] language sql immutable strict parallel safe
  return lower(tags::text)::text[];

-- A rare tag within a bank: without the index a page reads the bank's wide rows to find a few.
create index question_by_tag on question using gin (folded_tags(tags));
