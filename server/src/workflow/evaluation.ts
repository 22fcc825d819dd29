import { start } from './clocks'
import { getOffice } from './organisation'
import type { Work } from './work'

/** The petitioner may rate the bureau that dispatched or answered, from then on; once, and not where nobody is to be rated. */
export const openBureauEvaluation = (work: Work): Promise<void> =>
  open(work, 'bureau', work.file.petition.register_org_id)

/** The petitioner may rate the organisation that answered, once the answer is delivered. */
export const openUnitEvaluation = (work: Work): Promise<void> => open(work, 'unit', work.step.row.to_org_id)

async function open(work: Work, side: 'bureau' | 'unit', orgId: string): Promise<void> {
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
