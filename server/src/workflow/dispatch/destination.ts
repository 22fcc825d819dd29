import { sql } from 'kysely'
import { findOffice, getOffice, type Office } from '../../people/organisations/office'
import { successorOf } from '../../people/organisations/successor'
import { digitsOf } from '../../petitions/access/organisations'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'
import type { Work } from '../engine/work'
import { refuseOutside } from './admit'

const NOT_RECEIVING = '请选择可接收的单位'
const ACCUSED = '不得将检举控告材料转至被反映单位'
const ACCUSATION_MODES = ['010400', '010500']
const ACCUSATION = '2'

interface Place {
  /** Handed over it is only to somebody below. */
  readonly aside?: boolean
  /** Who is to know of it there from now on, where it is walled. */
  readonly accessList?: readonly string[]
}

/**
 * The organisation to which the petition is handed over, or which is asked to co-handle: refused where it cannot receive it,
 * or must not.
 */
export async function destination(
  work: Work,
  orgId: string,
  { aside = false, accessList = [] }: Place = {},
): Promise<Office> {
  const { db, caller, file } = work
  const to = await findOffice(db, orgId)
  if (!to?.inUse || !to.isChoose || to.id === caller.orgId) refuseRule(NOT_RECEIVING)
  if (!aside && !(await isBelow(db, caller.orgId, to))) refuseRule(NOT_RECEIVING)
  const { accused_org_id: accused } = file.petition
  if (accused && (await isPartOf(db, to.id, accused))) refuseRule(ACCUSED)
  await refuseOutside(work, to, accessList)
  return to
}

/** Whistle-blowers' letters go where they can be looked into (条例 第三十条). */
export function refuseAccusationMode(legalClass: string, mode: string, to: readonly Office[]): void {
  if (legalClass !== ACCUSATION || ACCUSATION_MODES.includes(mode)) return
  if (to.some(({ isBureau }) => isBureau)) refuseRule('检举控告类应转送纪检监察机关、组织(人事)部门或有权处理的机关')
}

/** A bureau hands over within its region, any other organisation within its own line or below it. */
async function isBelow(db: Db, senderId: string, to: Office): Promise<boolean> {
  const sender = await getOffice(db, senderId)
  if (sender.isBureau) return to.regionCode.startsWith(digitsOf(sender.regionCode))
  return to.lineSuperiorId === senderId || (await isPartOf(db, to.id, senderId))
}

/** Whether an organisation is another one, or what that was merged into, or below it, by administrative superiors. */
export async function isPartOf(db: Db, orgId: string, superiorId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive above(id, depth) as (
      values (${orgId}::text, 0)
      union all
      select parent1_id, depth + 1 from organisation join above using (id) where parent1_id is not null and depth < 20
    )
    select exists (select from above where id = ${successorOf(superiorId)}) as found`.execute(db)
  return rows[0]?.found ?? false
}
