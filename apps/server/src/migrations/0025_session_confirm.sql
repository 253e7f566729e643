-- When whoever holds the session last proved who they are: by logging in, or by their password since.
alter table user_session add column confirm_time timestamptz not null default now();

-- Pictures of other sites tell those sites who looks at a page: avatars are this site's own.
update app_user set avatar_url = null where avatar_url not like '/%';
