import { sql } from 'kysely'
import { refusalOf } from '../../petitions/todos/in-savepoint'
import { isRowId } from '../../platform/paging/row-id'
import { refuseRule } from '../../platform/refusal'
import type { Calling } from '../calling'
import { getSubject, subjectName } from '../subjects'
import { agree } from './agree'
import { beginDecision, type Item } from './begin'

interface Outcome {
  readonly agreed: number
  readonly failed: { readonly approvalId: string; readonly reason: string }[]
}

/** Agrees to several, each as if it were alone: what one is refused leaves the others as they are. */
export async function agreeToMany(calling: Calling, items: readonly Item[], opinion: string): Promise<Outcome> {
  const failed: Outcome['failed'] = []
  const inOrder = await byPetition(calling, items)
  for (const item of inOrder) {
    const reason = await refusalOf(calling.db, calling.caller.provinceCode, () => agreeTo(calling, item, opinion))
    if (reason !== undefined) failed.push({ approvalId: item.approvalId, reason })
  }
  return { agreed: inOrder.length - failed.length, failed }
}

async function agreeTo(calling: Calling, item: Item, opinion: string): Promise<void> {
  const deciding = await beginDecision(calling, item)
  const { subjectType } = deciding.approval
  if (!getSubject(subjectType).batchSafe) refuseRule(`${subjectName(subjectType)}不能批量同意，请逐件审阅`)
  await agree(deciding, opinion)
}

/** Each once, in the order of their petitions: two batches then never wait for each other crosswise. */
async function byPetition({ db, caller }: Calling, items: readonly Item[]): Promise<Item[]> {
  const unique = [...new Map(items.map(item => [item.approvalId, item])).values()]
  const ids = unique.map(({ approvalId }) => approvalId).filter(isRowId)
  const found = await db
    .selectFrom('approval')
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .orderBy('petition_id')
    .orderBy('id')
    .select('id')
    .execute()
  const places = new Map(found.map(({ id }, place) => [id, place]))
  const placeOf = ({ approvalId }: Item) => places.get(approvalId) ?? found.length
  return unique.toSorted((a, b) => placeOf(a) - placeOf(b))
}
