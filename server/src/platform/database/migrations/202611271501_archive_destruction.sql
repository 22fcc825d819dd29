-- 档案销毁: what one proposes another confirms, and no volume before its time.

create table archive_destruction (
  province_code text not null,
  id bigint generated always as identity,
  org_id text not null references organisation,
  -- 1 待确认, 2 已销毁, 3 已退回.
  state text not null default '1' check (state in ('1', '2', '3')),
  -- Taken when it is confirmed; empty until then.
  destruction_no text not null default '',
  -- 鉴定意见.
  opinion text not null,
  proposed_by text not null references person,
  proposed_at timestamptz not null,
  decided_by text references person,
  decided_at timestamptz,
  destroyed_on date,
  way text not null default '',
  -- What it has, also once it is returned.
  volume_ids bigint[] not null check (cardinality(volume_ids) > 0),
  return_reason text not null default '',
  primary key (province_code, id),
  check ((state = '1') = (decided_by is null)),
  check ((state = '2') = (destruction_no <> '')),
  check ((state = '2') = (destroyed_on is not null)),
  -- Two persons: never the same.
  constraint archive_destruction_by_two check (state <> '2' or decided_by <> proposed_by)
);
create unique index archive_destruction_no on archive_destruction (province_code, org_id, destruction_no)
  where destruction_no <> '';
create index archive_destruction_of on archive_destruction (province_code, org_id, id);

-- The list that it was proposed in, until that is returned; the day of its destruction.
alter table archive_volume add column destruction_id bigint;
alter table archive_volume add column destroyed_on date;
alter table archive_volume add foreign key (province_code, destruction_id) references archive_destruction;
create index archive_volume_destroyed on archive_volume (province_code, destruction_id) where destruction_id is not null;
alter table archive_volume add constraint archive_volume_destroyed_by_list
  check (state <> '4' or (destruction_id is not null and destroyed_on is not null and transfer_id is null));
-- 永久, in its time, or under a hold: kept, whoever asks.
alter table archive_volume add constraint archive_volume_kept check (
  state <> '4' or (hold_reason = '' and extract(year from destroyed_on) >
    year + case retention when 'D30' then 30 when 'D10' then 10 else 9999 end));
alter table archive_volume add constraint archive_volume_proposed check (destruction_id is null or state in ('2', '4'));

-- A volume is destroyed by a list that two persons have signed, and is not brought back.
create function archive_volume_by_two() returns trigger language plpgsql as $$
begin
  if old.state = '4' then
    raise exception 'A destroyed volume stays so' using errcode = 'check_violation';
  end if;
  if new.state = '4' and not exists (select from archive_destruction as list
      where list.province_code = new.province_code and list.id = new.destruction_id and list.state = '2'
        and list.destroyed_on = new.destroyed_on) then
    raise exception 'A volume is destroyed by a confirmed list' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger archive_volume_by_two before update on archive_volume
  for each row when (new.state = '4' or old.state = '4') execute function archive_volume_by_two();
