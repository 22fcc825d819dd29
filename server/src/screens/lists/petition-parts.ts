import { sql } from 'kysely'
import { MARKS } from '../../petitions/record/marks'
import { coded, column, field, region } from './make'
import type { Column, Field } from './view'

/** SQL of a row's petition and its main petitioner, joined to a table that names the petition. */
export const withPetition = (table: string) => {
  const of = (name: string) => sql.ref(`${table}.${name}`)
  return sql`join petition on petition.province_code = ${of('province_code')} and petition.id = ${of('petition_id')}
    ${MAIN_PERSON}`
}

export const MAIN_PERSON = sql`left join petition_person as main on main.province_code = petition.province_code
  and main.petition_id = petition.id and main.seq = 1`

const SUMMARY_SHOWN = 60

/** What most lists show of a petition. */
export const PETITION_COLUMNS: Readonly<Record<string, Column>> = {
  xfjid: column('petition.id'),
  xfjbh: column('petition.petition_no'),
  xfr: column('main.name', 'name'),
  nmbz: column('petition.anonymous'),
  xfrs: column('petition.person_count', 'number'),
  xfxs: coded('DM_XFXS', 'petition.channel'),
  xfrq: column('petition.petition_date'),
  wtsd: region('petition.place_region'),
  nrfl: coded('DM_NRFL', 'petition.category'),
  nrzy: column(sql`left(petition.summary, ${sql.lit(SUMMARY_SHOWN)})`),
  xfjzt: column('petition.state'),
  stateName: coded('DM_XFJZT', 'petition.state'),
  version: column('petition.version', 'number'),
  flags: column(MARKS),
}

/** By what most lists are filtered. */
export const PETITION_FIELDS: Readonly<Record<string, Field>> = {
  xfjbh: field('信访件编号', 'text', 'petition.petition_no'),
  xfr: field('信访人', 'text', 'main.name'),
  xfxs: field('信访形式', 'tree', 'petition.channel', 'DM_XFXS'),
  xfmd: field('信访目的', 'code', 'petition.purpose', 'DM_XFMD'),
  nrfl: field('内容分类', 'tree', 'petition.category', 'DM_NRFL'),
  wtsd: field('问题属地', 'region', 'petition.place_region'),
  nrzy: { ...field('内容摘要', 'text', 'petition.summary'), inPairs: true },
  xfrq: field('信访日期', 'day', 'petition.petition_date'),
  djsj: field('登记日期', 'instant', 'petition.registered_at'),
  xfjzt: field('状态', 'code', 'petition.state', 'DM_XFJZT'),
  flags: field('标志', 'marks', MARKS),
}
