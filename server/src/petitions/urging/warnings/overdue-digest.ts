import { limitName } from '@portal/shared-lib/contract/rules/limits'
import { sql } from 'kysely'
import { dayOf, daysBetween } from '../../../platform/calendar/china-time'
import type { Db } from '../../../platform/database/connect'
import { onceADay } from '../../../platform/jobs/once-a-day'
import type { Services } from '../../../platform/services'
import { sendMessage } from '../../../post/messages/send'
import type { MessageType } from '../../../post/messages/types'
import { CLOCKS, getClockType } from '../../clocks/types'
import { type Digest, digestText, nameTo } from './digest'
import { NO_OR_TOPIC } from './due-clocks'
import { circleOf } from './levels'
import { receiversOf } from './receivers'
import { subjectOf } from './tell-of'

const BATCH = 500

/** The next clocks of which people were told that they are overdue, and which still are; the longest overdue first. */
async function readOverdueClocks(
  db: Db,
  provinceCode: string,
  at: Date,
  after?: { readonly dueAt: Date; readonly id: string },
) {
  return await db
    .selectFrom('clock')
    .innerJoin('petition', join =>
      join.onRef('petition.province_code', '=', 'clock.province_code').onRef('petition.id', '=', 'clock.petition_id'),
    )
    .where('clock.province_code', '=', provinceCode)
    .where('clock.state', '=', 'running')
    .where('clock.due_at', '<', at)
    .where('clock.lamp_told', '=', 'red')
    .$if(after !== undefined, query =>
      query.where(sql<boolean>`(clock.due_at, clock.id) > (${after?.dueAt}::timestamptz, ${after?.id}::bigint)`),
    )
    .orderBy('clock.due_at')
    .orderBy('clock.id')
    .limit(BATCH)
    .select(['clock.id', 'clock.type', 'clock.due_at as dueAt'])
    .select(NO_OR_TOPIC.as('petitionNo'))
    .execute()
}

export const DIGEST = 'overdueDigest'

type Digests = Map<MessageType, Map<string, Digest>>

/**
 * Every day: whoever was told on an earlier day that limits are overdue is told once more of all that still are, in one
 * message of each kind.
 */
export const tellOfOverdue = (services: Services): Promise<void> =>
  onceADay(services, DIGEST, async db => {
    const at = services.now()
    const digests = await gather(db, services.config.provinceCode, at)
    for (const [type, byPerson] of digests)
      for (const [personId, digest] of byPerson)
        await sendMessage(db, { personIds: [personId], type, text: digestText(digest), at })
  })

async function gather(db: Db, provinceCode: string, at: Date): Promise<Digests> {
  const digests: Digests = new Map()
  let clocks = await readOverdueClocks(db, provinceCode, at)
  while (clocks.length > 0) {
    const asked = clocks.map(({ id }) => ({ clockId: id, ...circleOf('red') }))
    const receivers = await receiversOf(db, provinceCode, asked)
    for (const clock of clocks) add(digests, clock, receivers.get(clock.id) ?? [], at)
    clocks = await readOverdueClocks(db, provinceCode, at, clocks.at(-1))
  }
  return digests
}

type Overdue = Awaited<ReturnType<typeof readOverdueClocks>>[number]

function add(digests: Digests, { type, petitionNo, dueAt }: Overdue, personIds: readonly string[], at: Date): void {
  const limit = getClockType(type)
  const { warning } = CLOCKS[limit]
  if (!warning) return
  const byPerson = digests.get(warning) ?? new Map<string, Digest>()
  digests.set(warning, byPerson)
  const days = daysBetween(dayOf(dueAt), dayOf(at))
  nameTo(byPerson, personIds, `${subjectOf(petitionNo)}的${limitName(limit)}已超期${days}天`)
}
