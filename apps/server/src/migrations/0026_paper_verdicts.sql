-- Which key points an answer covers, as it was judged when its paper was closed: [{text, weight, isCovered}]. Null until
-- then; papers that were closed before this column was added are judged when they are first looked at.
alter table paper_question add column verdicts jsonb;
