-- A rare tag within a bank: without it a page reads the bank's wide rows to find a few.
create index question_by_tag on question using gin (tags);
