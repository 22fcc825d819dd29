import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { LEVEL_RESULTS, TERMINATION_GROUNDS } from '@portal/shared-lib/contract/rules/termination'
import type { candidate, termination, terminationsOf } from '@portal/shared-lib/contract/terminations'
import { petitionsVisibleTo } from '../petitions/record/scope'
import { STATE_NAMES, type State } from '../petitions/record/states'
import { dateTimeOf } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { readFile } from '../workflow/engine/case-file'
import type { Termination } from './kind'
import { levelsOver } from './levels'
import { listedTermination, terminationsOfMatter } from './list'
import { groundOf, hindrance, matterOf } from './matter'
import { papersOf, requiredPapers } from './papers'

type Shown = CallAnswer<typeof termination>

/** What a petition is to a termination, before one is filed. */
export async function readCandidate(db: Db, caller: Caller, petitionNo: string): Promise<CallAnswer<typeof candidate>> {
  const file = await readFile(db, caller, petitionNo)
  const seen = { file, caller }
  const matter = await matterOf(db, seen)
  const ground = matter && (await groundOf(db, seen, matter))
  const { province_code: provinceCode } = file.petition
  return {
    ground: ground ? TERMINATION_GROUNDS[ground] : '',
    papers: matter ? await requiredPapers(db, { provinceCode, matterId: matter.id, instance: matter.instance }) : [],
    petitions: matter ? await petitionsIn(db, caller, matter.id) : [],
    levels: (await levelsOver(db, caller.orgId)).map(({ name }) => name),
    hindrance: (await hindrance(db, seen)) ?? '',
  }
}

/** The filings about the matter of a petition; of a terminated one how its petitioner is to be helped further. */
export async function readTerminationsOf(
  db: Db,
  caller: Caller,
  petitionNo: string,
): Promise<CallAnswer<typeof terminationsOf>> {
  const { petition, isTerminated } = await readFile(db, caller, petitionNo)
  const { matter_id: matterId, new_facts: newFacts } = petition
  const recognised = isTerminated ? await recognitionOf(db, caller, matterId) : undefined
  return {
    filings: petition.walled_off ? [] : await terminationsOfMatter(db, caller, matterId),
    isTerminated,
    isLocked: isTerminated && newFacts === '' && petition.end_state === '',
    plan: recognised?.plan ?? '',
    recognisedAt: recognised?.at ? dateTimeOf(recognised.at) : null,
    newFacts,
  }
}

/** A filing with all that belongs to it, of a petition that the caller may see. */
export async function readTermination(db: Db, caller: Caller, row: Termination): Promise<Shown> {
  return {
    ...(await listedTermination(db, caller, row.id)),
    version: row.version,
    ground: TERMINATION_GROUNDS[row.ground],
    facts: row.facts,
    reasons: row.reasons,
    plan: row.plan,
    filedBy: await nameOfPerson(db, row.applicant_id),
    closedAt: row.closed_at && dateTimeOf(row.closed_at),
    papers: await papersOf(db, row),
    petitions: await petitionsIn(db, caller, row.matter_id),
    steps: await stepsOf(db, row),
  }
}

/** The recognition that holds for a matter. */
const recognitionOf = (db: Db, { provinceCode }: Caller, matterId: string | null) =>
  db
    .selectFrom('termination')
    .where('province_code', '=', provinceCode)
    .where('matter_id', '=', matterId)
    .where('recognised_at', 'is not', null)
    .where('state', 'not in', ['4', '5', '7'])
    .select(['plan', 'recognised_at as at'])
    .executeTakeFirst()

async function petitionsIn(db: Db, caller: Caller, matterId: string): Promise<Shown['petitions']> {
  const rows = await petitionsVisibleTo(db, caller)
    .innerJoin('organisation', 'organisation.id', 'petition.register_org_id')
    .where('petition.matter_id', '=', matterId)
    .where('petition.walled_off', '=', false)
    .orderBy('petition.id')
    .select(['petition_no as petitionNo', 'registered_at as at', 'company_name as organisation', 'state'])
    .execute()
  return rows.map(({ at, state, ...row }) => ({
    ...row,
    registeredAt: dateTimeOf(at),
    stateName: STATE_NAMES[state as State],
  }))
}

/** The levels to which it came, and those that are still to come. */
async function stepsOf(db: Db, row: Termination): Promise<Shown['steps']> {
  const came = await db
    .selectFrom('termination_step as step')
    .innerJoin('organisation', 'organisation.id', 'step.org_id')
    .leftJoin('person', 'person.id', 'step.decided_by')
    .where('step.province_code', '=', row.province_code)
    .where('step.termination_id', '=', row.id)
    .orderBy('step.id')
    .select(['step.org_id as orgId', 'company_name as organisation', 'arrived_at', 'due_at', 'decided_at', 'result'])
    .select(['text', 'user_name as decidedBy'])
    .execute()
  const toCome = row.closed_at ? [] : await levelsOver(db, row.applicant_org_id)
  return [
    ...came.map(({ orgId, arrived_at, due_at, decided_at, result, decidedBy, ...step }) => ({
      ...step,
      arrivedAt: dateTimeOf(arrived_at),
      dueAt: dateTimeOf(due_at),
      decidedAt: decided_at && dateTimeOf(decided_at),
      result: LEVEL_RESULTS[result],
      decidedBy: decidedBy ?? '',
    })),
    ...toCome
      .filter(({ id }) => !came.some(({ orgId }) => orgId === id))
      .map(({ name: organisation }) => ({ organisation, ...TO_COME })),
  ]
}

const TO_COME = { arrivedAt: null, dueAt: null, decidedAt: null, result: '待报送', text: '', decidedBy: '' }

async function nameOfPerson(db: Db, id: string): Promise<string> {
  const of = db.selectFrom('person').where('id', '=', id)
  return (await of.select('user_name as name').executeTakeFirstOrThrow()).name
}
