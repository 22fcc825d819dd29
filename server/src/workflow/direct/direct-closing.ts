import { closeDirectly } from '@portal/shared-lib/contract/rules/actions/close-directly'
import { dayOf } from '../../platform/calendar/china-time'
import type { Work } from '../engine/work'

interface Closing {
  readonly personId: string
  /** Day at +08:00. */
  readonly day: string
}

/** By whom and when the petition was last closed directly; undefined where something else was done last. */
export async function lastDirectClosing({ db, file: { petition } }: Pick<Work, 'db' | 'file'>) {
  const last = await db
    .selectFrom('timeline')
    .where('province_code', '=', petition.province_code)
    .where('petition_id', '=', petition.id)
    .where('state_before', '<>', petition.state)
    .where('state_after', '=', petition.state)
    .orderBy('seq', 'desc')
    .select(['action', 'person_id as personId', 'at'])
    .executeTakeFirst()
  if (last?.action !== closeDirectly.name) return undefined
  const closing: Closing = { personId: last.personId, day: dayOf(last.at) }
  return closing
}
