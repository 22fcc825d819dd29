import { sql } from 'kysely'
import { isVisible } from '../../../petitions/access/visible'
import { by, byAbout, column, field } from '../make'
import { PETITION_COLUMNS, PETITION_FIELDS, withPetition } from '../petition-parts'
import type { View } from '../view'

/** SQL of what one organisation is to be rated for, as petition department, as unit or as both. */
const RATED = sql`join organisation as unit on unit.id = clock.org_id cross join lateral (
  select string_agg(case side when 'bureau' then '信访部门' else '责任单位' end, '、' order by side) as names
  from evaluation where evaluation.province_code = clock.province_code and evaluation.petition_id = clock.petition_id
    and evaluation.org_id = clock.org_id and evaluation.state = '0') as rated`

/** SQL of the window that ends first, where an organisation has one for each of its parts. */
const IS_FIRST = sql`rated.names is not null and not exists (
  select from clock as other where other.province_code = clock.province_code and other.petition_id = clock.petition_id
    and other.org_id = clock.org_id and other.type = 'K13' and other.state = 'running'
    and (other.due_at, other.id) < (clock.due_at, clock.id))`

const DUE = 'clock.due_at'

/** 评价回访: petitioners who have not rated yet, from the days before the end of their time that a region has set. */
export const CALLBACK_VIEWS: Readonly<Record<string, View>> = {
  v_pjhf: {
    pages: ['pj:callback'],
    from: () => sql`clock ${withPetition('clock')} ${RATED}`,
    where: ({ caller, now }) => sql`clock.province_code = ${caller.provinceCode} and clock.type = 'K13'
      and clock.state = 'running' and clock.yellow_at <= ${now} and clock.due_at >= ${now}
      and petition.register_org_id = ${caller.orgId} and ${IS_FIRST} and ${isVisible(caller)}`,
    id: sql.ref('clock.id'),
    columns: {
      ...PETITION_COLUMNS,
      mobile: column('main.mobile', 'mobile'),
      sideName: column('rated.names'),
      unit: column('unit.company_name'),
      bjsj: column('petition.closed_at', 'instant'),
      dueAt: column(DUE, 'instant'),
    },
    limitOf: 'clock',
    fields: {
      ...PETITION_FIELDS,
      unit: field('被评价单位', 'text', 'unit.company_name'),
      dueAt: field('评价截止', 'instant', DUE),
    },
    sorts: { dueAt: by(DUE), bjsj: byAbout('petition.closed_at') },
    order: { field: 'dueAt', descending: false },
    also: ({ xfjbh }) => ({ url: `/toDoManage/handle?${new URLSearchParams({ xfjbh: String(xfjbh) })}` }),
  },
}
