import type { Db } from '../../../platform/database/connect'
import { refuseRule } from '../../../platform/refusal'
import type { Petition } from '../../../workflow/engine/case-file'
import type { Work } from '../../../workflow/engine/work'

type Registered = Pick<Petition, 'id' | 'province_code'>

/**
 * The files that a petition has. Those that somebody has attached on the form may be withdrawn; what had come before it
 * was registered, a scan or what the petitioner sent, stays.
 */
export async function registeredFiles(db: Db, { id, province_code }: Registered) {
  const rows = await db
    .selectFrom('petition_file as attached')
    .innerJoin('file', 'file.id', 'attached.file_id')
    .where('attached.province_code', '=', province_code)
    .where('attached.petition_id', '=', id)
    .where('withdrawn_seq', 'is', null)
    .orderBy('attached.seq')
    .select(['file.id', 'file.name', 'file.size', 'on_form as mayWithdraw'])
    .execute()
  return rows.map(file => ({ ...file, size: Number(file.size) }))
}

const STAYS = '只能撤回登记时附上的附件，来件原件不能撤回，请刷新后重试'

/** Takes files back from a petition; answers their names. They are kept, and found by the petition no more. */
export async function withdrawFiles({ db, file }: Work, fileIds: readonly string[]): Promise<string[]> {
  if (fileIds.length === 0) return []
  const { petition } = file
  const there = (await registeredFiles(db, petition)).filter(({ mayWithdraw }) => mayWithdraw)
  const withdrawn = there.filter(({ id }) => fileIds.includes(id))
  if (withdrawn.length < new Set(fileIds).size) refuseRule(STAYS)
  await db
    .updateTable('petition_file')
    .set({ withdrawn_seq: petition.version + 1 })
    .where('province_code', '=', petition.province_code)
    .where('petition_id', '=', petition.id)
    .where(
      'file_id',
      'in',
      withdrawn.map(({ id }) => id),
    )
    .execute()
  return withdrawn.map(({ name }) => name)
}
