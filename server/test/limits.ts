import { startClock } from '../src/petitions/clocks/start'
import type { ClockType } from '../src/petitions/clocks/types'
import { openTodo } from '../src/petitions/todos/open'
import { createOrganisation, createPerson, createRole, newId } from './factories'
import type { Portal } from './portal'

const REGION = '990102000000'

export type SentCase = Awaited<ReturnType<typeof createSentCase>>

/** The roles that warnings and urges look for. */
export async function createCaseRoles({ db }: Portal): Promise<void> {
  for (const role of ['R06', 'R07', 'R08', 'R12', 'R13', 'R14']) await createRole(db, role, [])
}

/** A petition that a bureau has sent to a unit, which has a clerk, a head and a chief. */
export async function createSentCase({ db, services }: Portal) {
  const bureau = await createOrganisation(db, { is_petition: true })
  const unit = await createOrganisation(db)
  const personIn = async (organisation: string, role: string) =>
    (await createPerson(db, { organisations: [organisation], roles: [role] })).id
  const people = {
    sender: await personIn(bureau, 'R06'),
    clerk: await personIn(unit, 'R12'),
    head: await personIn(unit, 'R13'),
    chief: await personIn(unit, 'R14'),
  }
  const provinceCode = services.config.provinceCode
  const petition = await insertPetition(db, provinceCode, bureau, people.sender)
  const from = { from_org_id: bureau, from_dept_id: `${bureau}-dept`, from_person_id: people.sender }
  const to = { to_org_id: unit, to_dept_id: `${unit}-dept` }
  const { id: stepId } = await db
    .insertInto('handling_step')
    .values({ province_code: provinceCode, petition_id: petition.id, seq: 1, ...from, ...to, sent_at: services.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { provinceCode, petitionId: petition.id, petitionNo: petition.no, stepId, bureau, unit, people }
}

async function insertPetition(db: Portal['db'], province_code: string, org: string, person: string) {
  const registered = { register_org_id: org, register_dept_id: `${org}-dept`, register_person_id: person }
  const content = { purpose: '03', category: '010200', place_region: REGION, summary: '反映征地补偿款未兑付。' }
  const { id, petition_no } = await db
    .insertInto('petition')
    .values({
      province_code,
      petition_no: newId('LX').padEnd(20, '0').slice(0, 20),
      state: '25',
      channel: '100',
      petition_date: '2026-11-02',
      registered_at: new Date('2026-11-02T09:00:00+08:00'),
      due_at: null,
      anonymous: false,
      person_count: 1,
      ...registered,
      ...content,
    })
    .returning(['id', 'petition_no'])
    .executeTakeFirstOrThrow()
  return { id, no: petition_no }
}

/** Starts a clock of the unit on the case's step; answers its id. */
export async function startUnitClock({ db }: Portal, sent: SentCase, type: ClockType, startAt: Date): Promise<string> {
  const { provinceCode, petitionId, stepId, unit } = sent
  const of = { provinceCode, petitionId, stepId, orgId: unit, regionCode: REGION }
  const { id } = await startClock(db, { ...of, type, startAt })
  return id
}

/** Everybody's messages of a case, in their order: who, type, text. */
export async function messagesOf({ db }: Portal, { petitionNo, people }: SentCase): Promise<string[][]> {
  const rows = await db
    .selectFrom('message')
    .where('content', 'like', `%${petitionNo}%`)
    .orderBy('created_at')
    .orderBy('type')
    .select(['person_id', 'type', 'content'])
    .execute()
  const nameOf = (id: string) => Object.entries(people).find(([, personId]) => personId === id)?.[0] ?? id
  return rows.map(row => [nameOf(row.person_id), row.type, row.content.replace(petitionNo, '')]).sort()
}

/** Opens a to-do on the case's step in the unit's department, with a person of it. */
export async function createUnitTodo(
  { db }: Portal,
  sent: SentCase,
  personId: string,
  dueAt: Date | null = null,
): Promise<void> {
  const { provinceCode, petitionId, stepId, unit, bureau } = sent
  const of = { provinceCode, petitionId, stepId, orgId: unit, deptId: `${unit}-dept`, sourceOrgId: bureau }
  await openTodo(db, { ...of, type: 'sort', personId, dueAt, createdAt: new Date() })
}
