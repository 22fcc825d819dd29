import type { Db } from '../../platform/database/connect'
import type { Work } from '../engine/work'

interface Instruction {
  readonly text: string
  readonly orgId: string | null
  readonly dueOn: string | null
}

export async function keepInstruction({ db, caller, file, at }: Work, { text, orgId, dueOn }: Instruction) {
  const of = { province_code: caller.provinceCode, petition_id: file.petition.id, person_id: caller.personId }
  await db
    .insertInto('leader_instruction')
    .values({ ...of, text, org_id: orgId, due_on: dueOn, at })
    .execute()
}

/** What a leader has instructed last about a petition. */
export const lastInstruction = (db: Db, provinceCode: string, petitionId: string): Promise<Instruction | undefined> =>
  db
    .selectFrom('leader_instruction')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .orderBy('id', 'desc')
    .select(['text', 'org_id as orgId', 'due_on as dueOn'])
    .executeTakeFirst()
