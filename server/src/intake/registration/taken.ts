import { sql } from 'kysely'
import { isPetitionVisible } from '../../petitions/record/scope'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuseAt } from './refuse'
import type { Registration } from './registration'

/** No row has it. */
const NONE = '0'

type Numbers = Pick<Registration, 'barcode' | 'sourceOrgId' | 'sourceNo'>

/** Refuses a barcode, or a number of a source, that another petition has; names it to whoever may see it. */
export async function refuseTaken(db: Db, caller: Caller, numbers: Numbers, ownId = NONE): Promise<void> {
  const { barcode, sourceOrgId, sourceNo } = numbers
  if (barcode) {
    await inTurn(db, `barcode ${caller.provinceCode} ${barcode}`)
    const found = byBarcode(db, caller, barcode).where('id', '<>', ownId)
    await refuseFound(db, caller, { what: '该信件条码', field: 'barcode' }, found)
  }
  if (sourceOrgId && sourceNo) {
    await inTurn(db, `source ${caller.provinceCode} ${sourceOrgId} ${sourceNo}`)
    const found = bySource(db, caller, sourceOrgId, sourceNo).where('id', '<>', ownId)
    await refuseFound(db, caller, { what: '该来源编号', field: 'sourceNo' }, found)
  }
}

/** Of two who register the same at once, the second waits here and then finds it. */
export async function inTurn(db: Db, what: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(db)
}

const byBarcode = (db: Db, { provinceCode }: Caller, barcode: string) =>
  db
    .selectFrom('petition')
    .where('province_code', '=', provinceCode)
    .where('barcode', '=', barcode)
    .where('barcode', '<>', '')
    .select(['id', 'petition_no as petitionNo'])

const bySource = (db: Db, { provinceCode }: Caller, sourceOrgId: string, sourceNo: string) =>
  db
    .selectFrom('petition')
    .where('province_code', '=', provinceCode)
    .where('source_org_id', '=', sourceOrgId)
    .where('source_no', '=', sourceNo)
    .where('source_no', '<>', '')
    .select(['id', 'petition_no as petitionNo'])

interface Taken {
  readonly what: string
  readonly field: string
}

async function refuseFound(db: Db, caller: Caller, { what, field }: Taken, found: ReturnType<typeof byBarcode>) {
  const taken = await found.executeTakeFirst()
  if (!taken) return
  if (!taken.petitionNo) refuseAt(field, `${what}已在待登记中，请从待登记列表办理`)
  const named = await isPetitionVisible(db, caller, taken.id)
  refuseAt(field, named ? `${what}已登记为信访件${taken.petitionNo}` : `${what}已被登记，请核对后重新填写`)
}
