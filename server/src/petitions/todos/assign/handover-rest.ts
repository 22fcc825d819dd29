import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'

/** Ends what was delegated by and to a person in the organisation, where `at` is given; answers how much it is. */
export async function endAll(db: Db, caller: Caller, personId: string, at: Date | null): Promise<number> {
  const [deputies, approvals, posts] = [
    deputyshipsOf(db, caller, personId),
    delegatedApprovalsOf(db, caller, personId),
    delegatedPostsOf(db, caller, personId),
  ]
  const ids = [await deputies.execute(), await approvals.execute(), await posts.execute()] as const
  if (at) await endThese(db, ids, at)
  return ids.flat().length
}

type Ids = readonly { readonly id: string }[]

async function endThese(db: Db, [deputies, approvals, posts]: readonly [Ids, Ids, Ids], at: Date): Promise<void> {
  const among = (rows: Ids) => ['0', ...rows.map(({ id }) => id)]
  await db.updateTable('deputy').set({ ended_at: at }).where('id', 'in', among(deputies)).execute()
  await db.updateTable('approval_delegation').set({ ended_at: at }).where('id', 'in', among(approvals)).execute()
  await db.deleteFrom('delegation').where('id', 'in', among(posts)).execute()
}

const deputyshipsOf = (db: Db, { orgId }: Caller, personId: string) =>
  db
    .selectFrom('deputy')
    .where('org_id', '=', orgId)
    .where('ended_at', 'is', null)
    .where(eb => eb.or([eb('person_id', '=', personId), eb('deputy_id', '=', personId)]))
    .select('id')

const delegatedApprovalsOf = (db: Db, { orgId }: Caller, personId: string) =>
  db
    .selectFrom('approval_delegation')
    .where('org_id', '=', orgId)
    .where('ended_at', 'is', null)
    .where(eb => eb.or([eb('from_person_id', '=', personId), eb('to_person_id', '=', personId)]))
    .select('id')

/** Posts of the organisation in which the person lets others act, or may act. */
const delegatedPostsOf = (db: Db, { orgId }: Caller, personId: string) =>
  db
    .selectFrom('delegation')
    .innerJoin('post', 'post.id', 'delegation.post_id')
    .where('post.org_id', '=', orgId)
    .where(eb => eb.or([eb('post.person_id', '=', personId), eb('to_person_id', '=', personId)]))
    .select('delegation.id')

/** What comes back on the steps that the person had goes to the department from then on. */
export async function leaveSteps(db: Db, { provinceCode, orgId }: Caller, personId: string): Promise<void> {
  await db
    .updateTable('handling_step')
    .set({ handler_id: null })
    .where('province_code', '=', provinceCode)
    .where('to_org_id', '=', orgId)
    .where('handler_id', '=', personId)
    .execute()
  await db
    .updateTable('supervision_addressee')
    .set({ handler_id: null })
    .where('province_code', '=', provinceCode)
    .where('org_id', '=', orgId)
    .where('handler_id', '=', personId)
    .where('closed_at', 'is', null)
    .execute()
  await db
    .updateTable('official_receiver')
    .set({ handler_id: null })
    .where('province_code', '=', provinceCode)
    .where('org_id', '=', orgId)
    .where('handler_id', '=', personId)
    .execute()
  await db
    .updateTable('recommendation')
    .set({ handler_id: null })
    .where('province_code', '=', provinceCode)
    .where('to_org_id', '=', orgId)
    .where('handler_id', '=', personId)
    .where('closed_at', 'is', null)
    .execute()
}

/** What was typed and not registered yet goes to the leader, with the files that belong to it. */
export async function passDrafts(db: Db, { holderId }: Caller, personId: string): Promise<void> {
  const files = db
    .selectFrom('petition_draft_file')
    .innerJoin('petition_draft', 'petition_draft.id', 'draft_id')
    .where('person_id', '=', personId)
    .select('file_id')
  await db
    .updateTable('file')
    .set({ uploaded_by: holderId })
    .where('state', '=', 'staged')
    .where('id', 'in', files)
    .execute()
  await db.updateTable('petition_draft').set({ person_id: holderId }).where('person_id', '=', personId).execute()
}
