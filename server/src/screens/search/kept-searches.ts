import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { isPersonalNumber } from '@portal/shared-lib/contract/rules/search'
import { type saveSearch, searches } from '@portal/shared-lib/contract/search'
import { sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { type Log, storedOr } from '../../platform/http/stored-or'
import { isRowId } from '../../platform/paging/row-id'
import { refuse, refuseRule } from '../../platform/refusal'

const MOST_RECENT = 10
const MOST_SAVED = 30

/** What the caller looked for of late and has saved, and what many look for; one that no longer fits the call is left out, and the log says why. */
export async function readSearches(db: Db, { personId }: Caller, log: Log): Promise<CallAnswer<typeof searches>> {
  const [recent, saved, hot] = await Promise.all([
    db
      .selectFrom('search_recent')
      .where('person_id', '=', personId)
      .orderBy('searched_at', 'desc')
      .limit(MOST_RECENT)
      .select('words')
      .execute(),
    db.selectFrom('search_saved').where('person_id', '=', personId).orderBy('name').selectAll().execute(),
    db.selectFrom('search_hot').orderBy('place').select('words').execute(),
  ])
  const { saved: shape } = searches.answer.shape
  return {
    recent: recent.map(({ words }) => words),
    hot: hot.map(({ words }) => words),
    saved: saved.flatMap(({ id, name, content }) =>
      storedOr(
        log,
        { search: id },
        () => [shape.element.parse({ ...(content as object), id, name })],
        () => [],
      ),
    ),
  }
}

/** The newest of the caller's searches; numbers of people leave no trace outside the audit. */
export async function noteWords(db: Db, { personId }: Caller, words: string, at: Date): Promise<void> {
  if (isPersonalNumber(words)) return
  await db
    .insertInto('search_recent')
    .values({ person_id: personId, words, searched_at: at })
    .onConflict(row => row.columns(['person_id', 'words']).doUpdateSet({ searched_at: at }))
    .execute()
  await sql`delete from search_recent where person_id = ${personId} and words not in (
    select words from search_recent where person_id = ${personId} order by searched_at desc, words limit ${MOST_RECENT})`.execute(
    db,
  )
}

export async function clearWords(db: Db, { personId }: Caller): Promise<void> {
  await db.deleteFrom('search_recent').where('person_id', '=', personId).execute()
}

/** Answers the id of the search that is saved under its name. */
export async function keepSearch(db: Db, { personId }: Caller, asked: CallInput<typeof saveSearch>, at: Date) {
  const { name, ...kept } = asked
  if (isPersonalNumber(kept.words)) refuseRule('证件号和手机号不能保存，请保存其他搜索')
  const others = await db
    .selectFrom('search_saved')
    .where('person_id', '=', personId)
    .where('name', '<>', name)
    .select('id')
    .execute()
  if (others.length >= MOST_SAVED) refuseRule(`最多保存${MOST_SAVED}个搜索，请先删除不用的搜索`)
  const saved = { content: JSON.stringify(kept), saved_at: at }
  return await db
    .insertInto('search_saved')
    .values({ person_id: personId, name, ...saved })
    .onConflict(row => row.columns(['person_id', 'name']).doUpdateSet(saved))
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function dropSearch(db: Db, { personId }: Caller, id: string): Promise<void> {
  const mine = db.deleteFrom('search_saved').where('person_id', '=', personId)
  const removed = isRowId(id) ? await mine.where('id', '=', id).executeTakeFirstOrThrow() : undefined
  if (!removed?.numDeletedRows) refuse('notFound', { what: '保存的搜索' })
}
