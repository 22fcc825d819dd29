import { getOffice } from '../../people/organisations/office'
import { stopClocks } from '../../petitions/clocks/stop'
import { start } from '../engine/clocks'
import type { Work } from '../engine/work'

/** The petitioner may rate the bureau that dispatched or answered, from then on; once, and not where nobody is to be rated. */
export const openBureauEvaluation = (work: Work): Promise<void> =>
  open(work, 'bureau', work.file.petition.register_org_id)

/** The petitioner may rate the organisation that answered, once the answer is delivered. */
export const openUnitEvaluation = (work: Work): Promise<void> => open(work, 'unit', work.step.row.to_org_id)

async function open(work: Work, side: Side, orgId: string): Promise<void> {
  const { db, caller, at, file } = work
  if (!file.petition.evaluable || file.petition.anonymous) return
  const office = await getOffice(db, orgId)
  if (side === 'bureau' && !office.isBureau) return
  const of = { province_code: caller.provinceCode, petition_id: file.petition.id, side }
  const known = await db
    .selectFrom('evaluation')
    .where(eb => eb.and(of))
    .select('side')
    .executeTakeFirst()
  if (known) return
  const dueAt = await start(work, 'K13', work.step, office)
  await db
    .insertInto('evaluation')
    .values({ ...of, org_id: orgId, opened_at: at, due_at: dueAt })
    .execute()
}

/** Nobody is asked to rate any longer what ended otherwise than by an answer. */
export async function declineEvaluations({ db, caller, file }: Work): Promise<void> {
  await db
    .updateTable('evaluation')
    .set({ state: '1' })
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', file.petition.id)
    .where('state', '=', '0')
    .execute()
}

export type Side = 'bureau' | 'unit'

/** Of DM_MYD. */
export const DISSATISFIED = '3'

/** What one side has been, or is to be, rated; undefined where nobody is to rate it. */
export function readEvaluation({ db, caller, file }: Work, side: Side) {
  return db
    .selectFrom('evaluation')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', file.petition.id)
    .where('side', '=', side)
    .selectAll()
    .executeTakeFirst()
}

interface Rating {
  /** DM_MYD. */
  readonly value: '0' | '1' | '3'
  /** DM_BMYYY. */
  readonly reasons: readonly string[]
  readonly text: string
  /** DM_PJQD. */
  readonly channel: string
}

/** Keeps a rating, and ends the time for it. */
export async function storeEvaluation(work: Work, side: Side, { reasons, ...rating }: Rating): Promise<void> {
  const { db, caller, file, at } = work
  const { org_id: orgId } = await db
    .updateTable('evaluation')
    .set({ ...rating, reasons: [...reasons], state: '2', evaluated_at: at })
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', file.petition.id)
    .where('side', '=', side)
    .returning('org_id')
    .executeTakeFirstOrThrow()
  const other = await readEvaluation(work, side === 'unit' ? 'bureau' : 'unit')
  // An organisation that did both has a window for each, of which the later goes on for the other.
  if (other?.org_id === orgId && other.state === '0') return
  const clocks = { provinceCode: caller.provinceCode, petitionId: file.petition.id, types: ['K13'] as const, orgId }
  await stopClocks(db, clocks, at, '已评价')
}
