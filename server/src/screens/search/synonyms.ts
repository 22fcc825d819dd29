import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { removeSynonyms, saveSynonyms, synonyms } from '@portal/shared-lib/contract/search'
import { sql } from 'kysely'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { dateTimeOf, dayOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { isRowId } from '../../platform/paging/row-id'
import { refuse, refuseRule } from '../../platform/refusal'
import type { Ask } from '../../platform/route'

const MOST_GROUPS = 500

/** All groups, the last changed first. */
export async function readSynonyms(db: Db): Promise<CallAnswer<typeof synonyms>> {
  const rows = await db
    .selectFrom('search_synonym')
    .innerJoin('person', 'person.id', 'changed_by')
    .orderBy('changed_at', 'desc')
    .orderBy('search_synonym.id')
    .select(['search_synonym.id', 'words', 'version', 'user_name as changedBy', 'changed_at'])
    .execute()
  return rows.map(({ changed_at, ...row }) => ({ ...row, changedOn: dayOf(changed_at) }))
}

/** Adds or changes a group; answers its id. */
export async function storeSynonyms(ask: Ask<CallInput<typeof saveSynonyms>>): Promise<{ id: string }> {
  const { args, caller, db, services } = ask
  const words = [...new Set(args.words)]
  if (words.length < args.words.length) refuseRule('同一组中有重复的词，请删除重复的词')
  await lockSynonyms(db)
  const others = (await readSynonyms(db)).filter(({ id }) => id !== args.id)
  const taken = words.find(word => others.some(group => group.words.includes(word)))
  if (taken) refuseRule(`“${taken}”已在另一组同义词中，请在该组中修改`)
  if (others.length >= MOST_GROUPS) refuseRule(`最多设置${MOST_GROUPS}组同义词，请先删除不用的同义词`)
  const changed = { words, changed_at: services.now(), changed_by: caller.personId }
  const id = args.id ? await changeGroup(ask, changed) : await addGroup(db, changed)
  await note(ask, `保存同义词：${words.join('、')}`, id)
  return { id }
}

export async function dropSynonyms(ask: Ask<CallInput<typeof removeSynonyms>>): Promise<void> {
  const { words } = await getGroup(ask.db, ask.args)
  await ask.db.deleteFrom('search_synonym').where('id', '=', ask.args.id).execute()
  await note(ask, `删除同义词：${words.join('、')}`, ask.args.id)
}

interface Changed {
  readonly words: string[]
  readonly changed_at: Date
  readonly changed_by: string
}

async function addGroup(db: Db, changed: Changed): Promise<string> {
  const { id } = await db.insertInto('search_synonym').values(changed).returning('id').executeTakeFirstOrThrow()
  return id
}

async function changeGroup({ args, db }: Ask<CallInput<typeof saveSynonyms>>, changed: Changed): Promise<string> {
  const { id, version } = await getGroup(db, args)
  await db
    .updateTable('search_synonym')
    .set({ ...changed, version: version + 1 })
    .where('id', '=', id)
    .execute()
  return id
}

/** Two who change groups at once do so one after the other: a word stands in one alone. */
const lockSynonyms = (db: Db) => sql`lock table search_synonym in share row exclusive mode`.execute(db)

/** The group as its changer saw it. */
async function getGroup(db: Db, { id, version }: { readonly id: string; readonly version: number }) {
  const found = isRowId(id)
    ? await db
        .selectFrom('search_synonym')
        .innerJoin('person', 'person.id', 'changed_by')
        .where('search_synonym.id', '=', id)
        .select(['search_synonym.id', 'words', 'version', 'user_name as name', 'changed_at'])
        .executeTakeFirst()
    : undefined
  if (!found) return refuse('notFound', { what: '同义词' })
  const { name, changed_at } = found
  if (found.version !== version) refuse('changedMeanwhile', { name, time: dateTimeOf(changed_at) })
  return found
}

const note = ({ caller, db, request }: Ask<unknown>, action: string, id: string) =>
  recordAudit(db, {
    ...actorOf(caller),
    action,
    objectType: 'synonym',
    objectId: id,
    address: request.ip,
  })
