import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { registerLetter as call } from '@portal/shared-lib/contract/petitions'
import { actorOf } from '../audit/actor'
import { type AuditEntry, recordAudit } from '../audit/record'
import { dateTimeOf, dayOf } from '../calendar/china-time'
import type { Db } from '../database/connect'
import type { Caller } from '../identity/caller'
import type { Services } from '../services'
import { attachToPetition } from './attachments'
import { checkLetter, type Letter } from './letter-checks'
import { nextPetitionNo } from './number'
import { openCase } from './open-case'
import { storeLetter } from './store-letter'
import { startTimeline } from './timeline'

/** 已登记待分办. */
const REGISTERED = '10'
const LETTER_PREFIX = 'LX'

/**
 * Registers a letter in the caller's transaction: number, petition, petitioner, attachments, timeline, audit, and a
 * to-do for the registrar's department. The petitioner's own words may hold classified words; the form has warned.
 */
export async function registerLetter(
  db: Db,
  caller: Caller,
  letter: Letter,
  { config, now }: Pick<Services, 'config' | 'now'>,
  origin: Pick<AuditEntry, 'requestId' | 'address'> = {},
): Promise<CallAnswer<typeof call>> {
  const at = now()
  await checkLetter(db, letter, { today: dayOf(at), strictIdCards: config.strictIdCards })
  const petitionNo = await nextPetitionNo(db, { prefix: LETTER_PREFIX, regionCode: caller.regionCode, at })
  const petitionId = await storeLetter(db, caller, letter, { petitionNo, state: REGISTERED, at })
  await attachToPetition(db, caller, petitionId, letter.fileIds)
  await startTimeline(db, caller, { petitionId, action: '登记', at, text: `编号 ${petitionNo}` }, REGISTERED)
  await recordAudit(db, { ...origin, ...auditOf(caller, petitionNo) })
  const { todoId, dueAt } = await openCase(db, caller, { petitionId, at })
  return { petitionNo, todoId, dueAt: dateTimeOf(dueAt) }
}

const auditOf = (caller: Caller, petitionNo: string): AuditEntry => ({
  ...actorOf(caller),
  action: '登记来信',
  objectType: 'petition',
  objectId: petitionNo,
})
