import * as contract from '@portal/shared-lib/contract/finder'
import { findPeople } from '../../people/directory/find'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { contains } from '../../platform/paging/like'
import { type Route, route } from '../../platform/route'
import { KNOWLEDGE_PAGE } from '../../post/knowledge/page'
import { isLatin, isMeant } from '../search/pinyin'
import { findCases } from './cases'

/** Of people and articles; more of them have lists of their own. */
const MOST = 5

const find = route(contract.find, [], async ask => {
  const { args, db, caller } = ask
  const [cases, people, articles] = await Promise.all([
    findCases(ask),
    findPeople(db, { userName: args.words }, { pageNumber: 1, limit: MOST }),
    findArticles(db, caller, args.words),
  ])
  return { cases, people: people.list.map(({ orgId: _, ...person }) => person), articles }
})

/** Documents of the knowledge base by their titles, letters by how these are read, for whoever has its page. */
async function findArticles(db: Db, { permissions }: Caller, words: string) {
  if (!permissions.has(KNOWLEDGE_PAGE)) return []
  const titled = db
    .selectFrom('kb_node')
    .innerJoin('kb_doc', 'kb_doc.node_id', 'kb_node.id')
    .orderBy(eb => eb.fn('length', ['title']))
    .orderBy('kb_node.id')
    .select(['kb_node.id', 'title'])
  if (!isLatin(words)) return await titled.where('title', 'like', contains(words)).limit(MOST).execute()
  return (await titled.execute()).filter(({ title }) => isMeant(title, words)).slice(0, MOST)
}

export const routes: Route[] = [{ ...find, personLimit: 'rate.find' }]
