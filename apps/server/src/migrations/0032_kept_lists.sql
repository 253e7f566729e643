-- A user's favourites and notes are listed with the newest first.
create index question_favourite_user on question_favourite (user_id, create_time desc, question_id desc);
create index question_note_user on question_note (user_id, update_time desc);
create index knowledge_point_note_user on knowledge_point_note (user_id, update_time desc);
