import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { isPersonalNumber, SHORTEST_WORD } from '@portal/shared-lib/contract/rules/search'
import type { suggestSearch } from '@portal/shared-lib/contract/search'
import { sql } from 'kysely'
import { documentsVisibleTo, PAGE as OFFICIAL_PAGE } from '../../official-documents/row'
import { dayOf } from '../../platform/calendar/china-time'
import { contains } from '../../platform/paging/like'
import type { Ask } from '../../platform/route'
import { KNOWLEDGE_PAGE } from '../../post/knowledge/page'
import { visibleNotices } from '../../post/notices/visible'
import { isLatin, isMeant, newestDocuments, newestNotices, type Titled } from './pinyin'
import { tabOf } from './sources'

type Asked = Ask<CallInput<typeof suggestSearch>>
type Suggested = CallAnswer<typeof suggestSearch>
type Title = Suggested['titles'][number]

const MOST_RECENT = 3
const MOST_WORDS = 5
const MOST_TITLES = 6
/** Of official documents, and of notices. */
const MOST_OTHERS = 2

/** What the words that are being typed may become; nothing of the number of a person. */
export async function suggest(ask: Asked): Promise<Suggested> {
  const { words } = ask.args
  if ([...words].length < SHORTEST_WORD || isPersonalNumber(words)) return { recent: [], words: [], titles: [] }
  const [recent, known, documents, official, notices] = await Promise.all([
    recentOf(ask),
    wordsOf(ask),
    documentsOf(ask),
    officialOf(ask),
    noticesOf(ask),
  ])
  const others = [...official, ...notices]
  return {
    recent,
    words: known.filter(word => !recent.includes(word)).slice(0, MOST_WORDS),
    titles: [...documents.slice(0, MOST_TITLES - others.length), ...others],
  }
}

async function recentOf({ args, caller, db }: Asked): Promise<string[]> {
  const rows = await db
    .selectFrom('search_recent')
    .where('person_id', '=', caller.personId)
    .orderBy('searched_at', 'desc')
    .select('words')
    .execute()
  return rows
    .map(({ words }) => words)
    .filter(words => words !== args.words && isMeant(words, args.words))
    .slice(0, MOST_RECENT)
}

/** Names of categories and synonyms, those that begin so first, short ones before long ones. */
async function wordsOf({ args, db }: Asked): Promise<string[]> {
  const [categories, synonyms] = await Promise.all([
    db.selectFrom('code_item').where('table_name', '=', 'DM_NRFL').select('code_name').execute(),
    db.selectFrom('search_synonym').select('words').execute(),
  ])
  const known = new Set([...categories.map(row => row.code_name), ...synonyms.flatMap(row => row.words)])
  return [...known].filter(word => word !== args.words && isMeant(word, args.words)).toSorted(nearestTo(args.words))
}

const nearestTo = (words: string) => (one: string, other: string) =>
  Number(other.startsWith(words)) - Number(one.startsWith(words)) || one.length - other.length || (one < other ? -1 : 1)

/** Documents of the knowledge base that are in force, each title once in each tab. */
async function documentsOf({ args, caller, db, services }: Asked): Promise<Title[]> {
  if (!caller.permissions.has(KNOWLEDGE_PAGE)) return []
  const rows = await db
    .selectFrom('kb_node')
    .innerJoin('kb_doc', 'node_id', 'kb_node.id')
    .where('status', '=', '现行')
    .where(eb => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>=', dayOf(services.now()))]))
    .orderBy('effect_date', each => each.desc().nullsLast())
    .orderBy('kb_node.id')
    .select(['kb_node.id', 'title', 'kind'])
    .execute()
  const nearest = nearestTo(args.words)
  const known = new Map(rows.toReversed().map(row => [`${tabOf(row.kind)} ${row.title}`, row]))
  return [...known.values()]
    .filter(({ title }) => isMeant(title, args.words))
    .toSorted((one, other) => nearest(one.title, other.title))
    .map(({ id, title, kind }) => ({ tab: tabOf(kind), id, title }))
}

async function officialOf(ask: Asked): Promise<Title[]> {
  const { args, caller, db } = ask
  if (!caller.permissions.has(OFFICIAL_PAGE)) return []
  const rows = await documentsVisibleTo(db, caller)
    .where(sql<boolean>`text_pairs(title) @> text_pairs(${args.words}::text)`)
    .where('title', 'like', contains(args.words))
    .orderBy('official_document.id', 'desc')
    .limit(MOST_OTHERS)
    .select(['official_document.id', 'title'])
    .execute()
  const others = await readSo(ask, newestDocuments)
  return firstOf([...rows, ...others]).map(row => ({ tab: 'gw', ...row }))
}

async function noticesOf(ask: Asked): Promise<Title[]> {
  const { args, db, services } = ask
  const rows = await visibleNotices(db, services.now())
    .where('title', 'like', contains(args.words))
    .orderBy('created_at', 'desc')
    .limit(MOST_OTHERS)
    .select(['id', 'title'])
    .execute()
  const others = await readSo(ask, newestNotices)
  return firstOf([...rows, ...others]).map(({ id, title }) => ({ tab: 'notice', id: `notice-${id}`, title }))
}

/** Where letters are typed: the newest titles that are read so, or begin so. */
const readSo = async (ask: Asked, newest: (ask: Asked) => Promise<Titled[]>): Promise<Titled[]> =>
  isLatin(ask.args.words) ? (await newest(ask)).filter(({ title }) => isMeant(title, ask.args.words)) : []

/** The first, each once. */
const firstOf = (found: readonly Titled[]): Titled[] =>
  [...new Map(found.map(one => [one.id, one])).values()].slice(0, MOST_OTHERS)
