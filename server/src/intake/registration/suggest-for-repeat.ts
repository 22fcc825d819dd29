import { sql } from 'kysely'
import { STATE } from '../../petitions/record/states'
import { suggestInName } from '../../petitions/urging/suggestions/suggest'
import type { Db } from '../../platform/database/connect'
import { type CaseFile, lockFileById, type Step } from '../../workflow/engine/case-file'
import { answeringStep } from '../../workflow/engine/derive'
import type { Judgement } from '../duplicates/judge'

/** Of DM_JLLX: what was asked for is granted, or part of it. */
const SUPPORTED = ['1', '2']
const CLOSED_BY_ANSWER: readonly string[] = [STATE.closed, STATE.correcting]

/** Who comes again after the opinion has granted what was asked for may have waited for it in vain: a supervision is suggested. */
export async function suggestForRepeat(
  db: Db,
  provinceCode: string,
  { sameAs, copyOf }: Judgement,
  at: Date,
): Promise<void> {
  if (!sameAs || copyOf || !CLOSED_BY_ANSWER.includes(sameAs.petition.state)) return
  const earlier = await lockFileById(db, provinceCode, sameAs.petition.id)
  const step = answeringStep(earlier.steps)
  if (!step || !(await hasSupported(db, earlier, step))) return
  await suggestInName(db, { provinceCode, petitionId: earlier.petition.id, stepId: step.id }, 'repeated', at)
}

const conclusion = sql<string | null>`content ->> 'conclusion'`

/** What the newest answer on the step came to. */
async function hasSupported(db: Db, { petition }: CaseFile, step: Step): Promise<boolean> {
  const answer = await db
    .selectFrom('petition_document')
    .where('province_code', '=', petition.province_code)
    .where('step_id', '=', step.id)
    .where('issued_at', 'is not', null)
    .where(conclusion, 'is not', null)
    .orderBy('id', 'desc')
    .select(conclusion.as('conclusion'))
    .executeTakeFirst()
  return SUPPORTED.includes(answer?.conclusion ?? '')
}
