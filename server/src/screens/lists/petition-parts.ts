import { type RawBuilder, sql } from 'kysely'
import { MARKS } from '../../petitions/record/marks'
import { byRegistered, coded, column, field, registered } from './make'
import type { Column, Field } from './view'

/** SQL of a row's petition and its main petitioner, joined to a table that names the petition. */
export const withPetition = (table: string) => {
  const of = (name: string) => sql.ref(`${table}.${name}`)
  return sql`join petition on petition.province_code = ${of('province_code')} and petition.id = ${of('petition_id')}
    ${MAIN_PERSON}`
}

export const MAIN_PERSON = sql`left join petition_person as main on main.province_code = petition.province_code
  and main.petition_id = petition.id and main.seq = 1`

/** Signs; two lines of the widest screen hold fewer, and what a cell has no room for is its title. */
const SUMMARY_SHOWN = 300

/** SQL of a text as far as a list shows it. */
export const headOf = (text: RawBuilder<unknown>) => sql`case when char_length(${text}) > ${sql.lit(SUMMARY_SHOWN)}
  then left(${text}, ${sql.lit(SUMMARY_SHOWN)}) || '…' else ${text} end`

/** What most lists show of a petition. */
export const PETITION_COLUMNS: Readonly<Record<string, Column>> = {
  xfjid: column('petition.id'),
  xfjbh: column('petition.petition_no'),
  xfr: column('main.name', 'name'),
  nmbz: registered('anonymous'),
  xfrs: registered('personCount'),
  xfxs: registered('channel'),
  xfrq: registered('petitionDate'),
  wtsd: registered('placeRegion'),
  nrfl: registered('category'),
  nrzy: column(headOf(sql`petition.summary`)),
  xfjzt: column('petition.state'),
  stateName: coded('DM_XFJZT', 'petition.state'),
  version: column('petition.version', 'number'),
  flags: column(MARKS),
}

/** By what most lists are filtered. */
export const PETITION_FIELDS: Readonly<Record<string, Field>> = {
  xfjbh: field('信访件编号', 'text', 'petition.petition_no'),
  xfr: field('信访人', 'text', 'main.name'),
  xfxs: byRegistered('channel'),
  xfmd: byRegistered('purpose'),
  nrfl: byRegistered('category'),
  wtsd: byRegistered('placeRegion'),
  nrzy: { ...byRegistered('summary'), inPairs: true },
  xfrq: byRegistered('petitionDate'),
  djsj: field('登记日期', 'instant', 'petition.registered_at'),
  xfjzt: field('状态', 'code', 'petition.state', 'DM_XFJZT'),
  flags: field('标志', 'marks', MARKS),
}
