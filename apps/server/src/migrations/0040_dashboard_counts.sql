-- Posts of a day, whatever their state, for the dashboard.
create index discussion_time on discussion (create_time);

-- The site's own account is no user of it.
create or replace function count_registered() returns trigger language plpgsql as $$
begin
  insert into site_day as known (day, registered)
  select site_day_of(create_time), count(*) from added where email <> 'system@site.invalid' group by 1 order by 1
  on conflict (day) do update set registered = known.registered + excluded.registered;
  return null;
end $$;
update site_day set registered = registered - 1
from app_user where email = 'system@site.invalid' and day = site_day_of(app_user.create_time) and registered > 0;
