import { randomUUID } from 'node:crypto'
import { evaluate as call } from '@portal/shared-lib/contract/actions'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { z } from 'zod'
import { systemCaller } from '../../people/identity/system-caller'
import { refusalOf } from '../../petitions/todos/in-savepoint'
import type { Db } from '../../platform/database/connect'
import { refuse, refuseRule } from '../../platform/refusal'
import type { Services } from '../../platform/services'
import { finish } from '../engine/finish'
import { fitsState, stateReason } from '../engine/permit'
import type { Work } from '../engine/work'
import { workOn } from '../engine/work-on'
import { evaluate } from './evaluate'
import { readEvaluation } from './evaluation'

type Importing = Pick<Services, 'db' | 'fieldKeys' | 'now' | 'config'>
type Rating = CallInput<typeof call>

export interface Imported {
  readonly stored: number
  /** Ratings that are stored as they are already. */
  readonly known: number
  readonly failed: { readonly petitionNo: string; readonly side: string; readonly reason: string }[]
}

const ADDRESS = 'import'

/** As the call takes it; a rating that comes in bulk was made without seeing a version. */
const Ratings = z.array(
  z.record(z.string(), z.unknown()).transform(rating => call.args.parse({ ...rating, version: 1 })),
)

/**
 * Takes in ratings that petitioners gave elsewhere, each in a transaction of its own, as of now: what is refused leaves
 * the others as they are. Throws before the first where one of them makes no sense.
 */
export async function importEvaluations(services: Importing, list: unknown): Promise<Imported> {
  const ratings = Ratings.parse(list) as Rating[]
  const failed: Imported['failed'] = []
  let stored = 0
  for (const rating of ratings) {
    const { isNew, reason } = await importOne(services, rating)
    if (reason !== undefined) failed.push({ petitionNo: rating.petitionNo, side: rating.side, reason })
    else if (isNew) stored += 1
  }
  return { stored, known: ratings.length - stored - failed.length, failed }
}

function importOne(services: Importing, rating: Rating) {
  return services.db.transaction().execute(async db => {
    let isNew = false
    const reason = await refusalOf(db, services.config.provinceCode, async () => {
      const work = await begin(db, services, rating.petitionNo)
      isNew = !(await isStored(work, rating))
      if (isNew) await rate(work, rating)
    })
    return { isNew, reason }
  })
}

/** The system rates in the name of the organisation that registered the petition. */
async function begin(db: Db, services: Importing, petitionNo: string): Promise<Work> {
  const { provinceCode } = services.config
  const petition = await db
    .selectFrom('petition')
    .where('province_code', '=', provinceCode)
    .where('petition_no', '=', petitionNo)
    .select(['id', 'register_org_id as orgId'])
    .executeTakeFirst()
  if (!petition) return refuse('notFound', { what: '信访件' })
  const caller = await systemCaller(db, provinceCode, petition.orgId)
  const origin = { requestId: randomUUID(), address: ADDRESS }
  return await workOn(db, caller, petition.id, { services, origin, at: services.now() })
}

async function isStored(work: Work, { side, value, reasons, text, channel }: Rating): Promise<boolean> {
  const known = await readEvaluation(work, side)
  const isAlike = known?.value === value && known.text === text && known.channel === channel
  return isAlike && known.reasons.join() === reasons.join()
}

async function rate(work: Work, rating: Rating): Promise<void> {
  if (!fitsState(evaluate, work)) refuseRule(stateReason(evaluate, work))
  await evaluate.check?.(work, rating)
  await finish(work, { name: evaluate.name, ...(await evaluate.perform(work, rating)) }, false)
}
