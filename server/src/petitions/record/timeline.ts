import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { timeline } from '@portal/shared-lib/contract/petitions'
import { sql } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Log } from '../../platform/http/stored-or'
import { tell } from '../../platform/live/tell'
import type { Services } from '../../platform/services'
import { codeName } from '../../platform/tables/names'
import { CASE_OPENED } from '../access/access-alarm'
import { readChanges } from './changes'
import { getPetition } from './scope'
import { NO_STAY, staysOf } from './stays'
import { timelinePapers } from './timeline-papers'
import { recommendationsSent } from './timeline-recommendations'

/** Hours for which somebody who has opened a case is taken to have it open still: a day in an office. */
const OPEN_FOR = 12

/** Tells the windows of those who have opened a case of late that it has changed. */
async function tellReaders(db: Db, provinceCode: string, petitionId: string): Promise<void> {
  const readers = await db
    .selectFrom('petition')
    .innerJoin('audit', 'audit.object_id', 'petition.petition_no')
    .where('petition.province_code', '=', provinceCode)
    .where('petition.id', '=', petitionId)
    // What the index of objects asks for.
    .where('audit.object_id', '<>', '')
    .where('audit.action', '=', CASE_OPENED)
    .where('audit.at', '>', sql<Date>`now() - make_interval(hours => ${OPEN_FOR})`)
    .where('audit.person_id', 'is not', null)
    .select(['petition.petition_no as petitionNo', 'audit.person_id as personId'])
    .distinct()
    .execute()
  const [first] = readers
  if (!first) return
  const personIds = readers.flatMap(({ personId }) => personId ?? [])
  await tell(db, personIds, 'Petition', first.petitionNo)
}

/** What a caller did to a petition. */
export interface Step {
  readonly petitionId: string
  /** As users call it, like 登记, 领取. */
  readonly action: string
  readonly at: Date
  readonly text?: string
  /** The handling step on which it was done. */
  readonly stepId?: string
  readonly stateBefore?: string
  /** Whether the other organisations of the case read the text; they do unless told otherwise. */
  readonly shared?: boolean
}

/**
 * Adds a step to a petition's timeline and raises the petition's version. The raised row stays locked until the
 * transaction ends, so steps on one petition come one after the other; a step carries the version it led to.
 */
export async function addStep(db: Db, caller: Caller, step: Step): Promise<void> {
  const { version, state } = await db
    .updateTable('petition')
    .set({ version: sql`version + 1` })
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', step.petitionId)
    .returning(['version', 'state'])
    .executeTakeFirstOrThrow()
  await writeStep(db, caller, step, version, state)
}

/** The first step of a new petition, which led to its first version: nobody has it open yet. */
export const startTimeline = (db: Db, caller: Caller, step: Step, state: string): Promise<void> =>
  insertStep(db, caller, step, 1, state)

/** What happened to a petition, oldest first. */
export async function readTimeline(
  db: Db,
  caller: Caller,
  petitionNo: string,
  { now: clock, fieldKeys: keys }: Pick<Services, 'now' | 'fieldKeys'>,
  log: Log,
): Promise<CallAnswer<typeof timeline>> {
  const { id } = await getPetition(db, caller, petitionNo)
  const steps = await stepsOf(db, caller, id).execute()
  const stays = staysOf(steps, clock())
  const papersOf = await timelinePapers(db, caller, id)
  const corrected = await readChanges(db, caller, id, { keys, log })
  const shown = steps.map(({ at, stateBefore: _before, stateAfter: _after, stepId, ...step }, place) => ({
    at: dateTimeOf(at),
    ...step,
    papers: [...papersOf({ version: step.version, stepId, at })],
    // Whoever may not read why may not read what.
    ...(step.text && { changes: corrected.get(step.version) }),
    ...(stays[place] ?? NO_STAY),
  }))
  return withRecommendations(shown, await recommendationsSent(db, caller, id))
}

type Entry = CallAnswer<typeof timeline>[number]

/** Each after what was done before it, in the state that the petition had; none led to a version. */
function withRecommendations(entries: Entry[], sent: Awaited<ReturnType<typeof recommendationsSent>>): Entry[] {
  for (const { at, ...line } of sent) {
    const time = dateTimeOf(at)
    const place = entries.findLastIndex(entry => entry.at <= time)
    const stateName = entries[place]?.stateName ?? ''
    entries.splice(place + 1, 0, { ...line, at: time, version: 0, stateName, papers: [], ...NO_STAY })
  }
  return entries
}

/** Writes the step that led to a version and a state of the petition; whoever has it open is told. */
export async function writeStep(db: Db, caller: Caller, step: Step, version: number, state: string): Promise<void> {
  await insertStep(db, caller, step, version, state)
  await tellReaders(db, caller.provinceCode, step.petitionId)
}

async function insertStep(db: Db, caller: Caller, step: Step, version: number, state: string): Promise<void> {
  await db
    .insertInto('timeline')
    .values({
      province_code: caller.provinceCode,
      petition_id: step.petitionId,
      seq: version,
      at: step.at,
      action: step.action,
      person_id: caller.personId,
      org_id: caller.orgId,
      dept_id: caller.deptId,
      text: step.text ?? '',
      state_after: state,
      state_before: step.stateBefore ?? state,
      step_id: step.stepId ?? null,
      on_behalf_of: caller.holderId === caller.personId ? null : caller.holderId,
      shared: step.shared ?? true,
    })
    .execute()
}

function stepsOf(db: Db, caller: Caller, petitionId: string) {
  return db
    .selectFrom('timeline')
    .innerJoin('person', 'person.id', 'timeline.person_id')
    .leftJoin('person as holder', 'holder.id', 'timeline.on_behalf_of')
    .innerJoin('organisation', 'organisation.id', 'timeline.org_id')
    .innerJoin('department', 'department.id', 'timeline.dept_id')
    .where('timeline.province_code', '=', caller.provinceCode)
    .where('timeline.petition_id', '=', petitionId)
    .orderBy('timeline.seq')
    .select([
      'timeline.step_id as stepId',
      'timeline.seq as version',
      'timeline.at',
      'timeline.action',
      textFor(caller).as('text'),
    ])
    .select(['person.user_name as actor', 'organisation.company_name as organisation'])
    .select(['department.dept_name as department', codeName('DM_XFJZT', 'timeline.state_after').as('stateName')])
    .select(eb => eb.fn.coalesce('holder.user_name', sql<string>`''`).as('onBehalfOf'))
    .select(['timeline.state_before as stateBefore', 'timeline.state_after as stateAfter'])
}

/**
 * Petition departments read everything. Any other organisation reads its own words, those of petition departments and
 * those on steps that it sent or received; of them none that an office has kept to itself.
 */
const textFor = ({ orgId }: Caller) => sql<string>`case
  when timeline.org_id = ${orgId} or (select is_petition from organisation where id = ${orgId}) then timeline.text
  when timeline.shared and (organisation.is_petition or exists (
    select from handling_step as step
    where step.province_code = timeline.province_code and step.id = timeline.step_id
      and ${orgId} in (step.from_org_id, step.to_org_id))) then timeline.text
  else '' end`
