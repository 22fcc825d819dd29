import { type OfficialAction, OFFICIAL_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-document'
import { leadersOf } from '../people/organisations/desks'
import { dayOf, HOUR_MS } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { isDelivered, isWaiting, type Receiver, receiversOf } from './receivers'
import type { OfficialDocument } from './row'
import { sealsInUse } from './seals/in-use'
import { clerksOf } from './turns'

/** Between two urgings of the same document. */
const URGED_EVERY_HOURS = 4

type Reason = (db: Db, caller: Caller, row: OfficialDocument, at: Date) => Promise<string | undefined>

/** Beyond state and right, why an action cannot be done. */
const REASONS: Readonly<Partial<Record<OfficialAction, Reason>>> = {
  async submit(db, caller, row) {
    if ((await receiversOf(db, row)).every(({ copied }) => copied)) return TEXTS.noReceiver
    return (await clerksOf(db, caller.orgId)).length > 0 ? undefined : TEXTS.noClerk
  },
  async propose(db, caller) {
    return (await leadersOf(db, caller.orgId, '')).length > 0 ? undefined : TEXTS.noLeader
  },
  async correct(_db, _caller, row) {
    return row.incoming ? TEXTS.notOurs : undefined
  },
  async seal(db, caller, _row, at) {
    const seals = await sealsInUse(db, caller, dayOf(at)).select('holder_id').execute()
    if (seals.length === 0) return TEXTS.noSeal
    return seals.some(({ holder_id }) => holder_id === caller.personId) ? undefined : TEXTS.notHolder
  },
  async recordReceipt(db, _caller, row) {
    return (await waitingOutside(db, row)).length > 0 ? undefined : TEXTS.noOutside
  },
  async urge(db, _caller, row, at) {
    const waiting = (await receiversOf(db, row)).filter(each => isWaiting(each) && isDelivered(each))
    if (waiting.length === 0) return TEXTS.allSigned
    const since = at.getTime() - URGED_EVERY_HOURS * HOUR_MS
    const isFree = waiting.some(({ urged_at }) => !urged_at || urged_at.getTime() <= since)
    return isFree ? undefined : TEXTS.urgedJustNow
  },
  async finish(db, _caller, row) {
    const unsigned = (await receiversOf(db, row)).filter(receiver => isWaiting(receiver) && !receiver.copied)
    return unsigned.length === 0 ? undefined : TEXTS.unsigned(unsigned.length)
  },
  async redeliver(db, _caller, row) {
    const failed = (await receiversOf(db, row)).some(({ delivery_failure }) => delivery_failure !== '')
    return failed ? undefined : TEXTS.deliveredAll
  },
  async recall(db, _caller, row) {
    return (await receiversOf(db, row)).every(isWaiting) ? undefined : TEXTS.signedAlready
  },
}

export const reasonAgainstWork = (db: Db, caller: Caller, row: OfficialDocument, action: OfficialAction, at: Date) =>
  REASONS[action]?.(db, caller, row, at) ?? Promise.resolve(undefined)

/** Those whose signing for it the sender records. */
export async function waitingOutside(db: Db, row: OfficialDocument): Promise<Receiver[]> {
  return (await receiversOf(db, row)).filter(receiver => isWaiting(receiver) && !receiver.inPortal)
}
