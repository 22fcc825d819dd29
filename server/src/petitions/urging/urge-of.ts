import { limitName } from '@portal/shared-lib/contract/rules/limits'
import { dayOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { suggestSupervision } from './suggestions/suggest-supervision'
import { urgeStep } from './urges/urge'
import { readUrgeAuto } from './urges/urge-auto'
import type { Crossed } from './warnings/crossed'

/** What marks an urge that nobody wrote. */
const AUTOMATIC = '【自动催办】'

/**
 * Urges whoever a step was sent to, in its sender's name, where a limit has come to a lamp at which the sender, else
 * the region, lets the system urge. Nothing is urged that an organisation does for itself, or that has an open urge.
 */
export async function urgeOf(db: Db, provinceCode: string, clock: Crossed, at: Date): Promise<void> {
  const { level, petitionId, stepId, regionCode } = clock
  if (stepId === null || (level !== 'yellow' && level !== 'red')) return
  const sender = await findSender(db, provinceCode, stepId)
  if (!sender) return
  const auto = await readUrgeAuto(db, sender.fromOrgId, { regionCode, day: dayOf(at) })
  if (!auto[level]) return
  const of = { provinceCode, petitionId, stepId }
  const urged = await urgeStep(db, { ...of, ...sender, text: textOf(clock), at })
  if (urged?.suggestSupervision) await suggestSupervision(db, of, 'urged', at)
}

/** None where a step is its organisation's own. */
async function findSender(db: Db, provinceCode: string, stepId: string) {
  return await db
    .selectFrom('handling_step')
    .where('province_code', '=', provinceCode)
    .where('id', '=', stepId)
    .whereRef('from_org_id', '<>', 'to_org_id')
    .select('from_org_id as fromOrgId')
    .executeTakeFirst()
}

function textOf({ type, remainingDays }: Pick<Crossed, 'type' | 'remainingDays'>): string {
  const limit = limitName(type)
  const left = remainingDays < 0 ? `${limit}已超期${-remainingDays}天` : `距${limit}还剩${remainingDays}天`
  return `${AUTOMATIC}${left}`
}
