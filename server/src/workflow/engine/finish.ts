import type { ActionCall } from '@portal/shared-lib/contract/action'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { followPetition } from '../../petitions/clocks/follow'
import type { State } from '../../petitions/record/states'
import { writeStep } from '../../petitions/record/timeline'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { KEPT } from '../../platform/database/kept'
import type { Done } from './action'
import { limitOf } from './clocks'
import { leadStep } from './derive'
import { mainState } from './permit'
import type { Proceeding } from './proceeding'
import type { ProceedingKind } from './proceeding-kind'
import type { Work } from './work'

/** Ends an action: the petition with its state as derived and its next version, a row each of timeline and audit. */
export async function finish(
  work: Work,
  done: Done & { name: string },
  awaitsApproval: boolean,
  of?: ProceedingKind,
): Promise<CallAnswer<ActionCall>> {
  const { db, caller, at, origin, step, file } = work
  const { petition_no: petitionNo, id: petitionId } = file.petition
  const state = mainState(file)
  const { stateBefore, version } = await writePetition(work, state)
  const entry = { petitionId, action: done.name, at, stepId: step.id, stateBefore, ...shownOf(done, work) }
  await writeStep(db, caller, entry, version, state)
  const audited = { action: done.name, ...auditedAs(work) }
  const before = { state: stateBefore, version: version - 1 }
  const after = { state, version }
  await recordAudit(db, { ...origin, ...actorOf(caller), ...audited, before, after })
  const proceeded = of && work.proceeding && (await writeProceeding(work, of, work.proceeding))
  const led = proceeded ?? { state, stateName: await nameOf(work, state), version }
  return { petitionNo, ...led, awaitsApproval }
}

/** By its own number, where the petition is the file of a topic and has none. */
const auditedAs = ({ file: { petition }, proceeding }: Work) =>
  petition.petition_no === '' && proceeding
    ? { objectType: 'supervision', objectId: proceeding.no }
    : { objectType: 'petition', objectId: petition.petition_no }

/** The proceeding with the state to which the action has taken it, and its next version. */
async function writeProceeding(work: Work, of: ProceedingKind, { state, version: before }: Proceeding) {
  const version = before + 1
  await of.write(work, { state, version })
  return { state, stateName: of.states[state] ?? state, version }
}

const shownOf = ({ text = '', shared }: Done, { deputies }: Work) => ({
  text: [text, ...deputies].filter(Boolean).join('；'),
  ...(shared !== undefined && { shared }),
})

async function writePetition(work: Work, state: State) {
  const { db, caller, at, file, changes } = work
  const { id, version: before, state: stateBefore } = file.petition
  const lead = leadStep(file.steps)
  const version = before + 1
  const limit = await limitOf(work)
  await db
    .updateTable('petition')
    .set({ ...changes, state, version, updated_at: at })
    .set({ lead_step_id: lead?.id ?? null, lead_org_id: lead?.row.to_org_id ?? null })
    .set(limit)
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', id)
    .execute()
  if (limit.due_at?.getTime() !== file.petition.due_at?.getTime())
    await followPetition(db, { provinceCode: caller.provinceCode, petitionId: id, dueAt: limit.due_at }, at)
  return { stateBefore, version }
}

async function nameOf({ db }: Work, state: State): Promise<string> {
  const item = await db
    .selectFrom('code_item')
    .where('table_name', '=', 'DM_XFJZT')
    .where('code_id', '=', state)
    .select('code_name')
    .modifyFront(KEPT)
    .executeTakeFirst()
  return item?.code_name ?? state
}
