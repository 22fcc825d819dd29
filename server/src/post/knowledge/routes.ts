import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import * as contract from '@portal/shared-lib/contract/knowledge'
import { sql } from 'kysely'
import { dayOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { type Route, route } from '../../platform/route'
import { findCitable } from './citable'
import { readDocument } from './document'
import { keepFavourite, readFavourites } from './favourites'
import { readOwnFeedback, storeFeedback } from './feedback'
import { findPageHelp } from './help/find'
import { managingRoutes } from './managing/routes'
import { KNOWLEDGE_PAGE } from './page'
import { hitsIn, publishedHolding } from './search-tree'
import { suggest } from './suggest'
import { readVersions } from './versions'

const tree = route(contract.tree, [KNOWLEDGE_PAGE], ({ db }) => readTree(db))

const searchTree = route(contract.searchTree, [KNOWLEDGE_PAGE], async ({ args: { words }, db }) => {
  const { rows } = await publishedHolding(words).execute(db)
  return hitsIn(await readTree(db), words, rows)
})

const document = route(contract.document, [KNOWLEDGE_PAGE], ({ args, db, services }) =>
  readDocument(db, args.id, services.now()),
)

const versions = route(contract.versions, [KNOWLEDGE_PAGE], ({ args, db }) => readVersions(db, args.id))

const favourites = route(contract.favourites, [KNOWLEDGE_PAGE], ({ caller, db }) => readFavourites(db, caller))

const favourite = route(contract.favourite, [KNOWLEDGE_PAGE], async ({ args, caller, db, services }) => {
  await keepFavourite(db, caller, args, services.now())
  return null
})

const ownFeedback = route(contract.ownFeedback, [KNOWLEDGE_PAGE], ({ args, caller, db }) =>
  readOwnFeedback(db, caller, args.id),
)
const giveFeedback = route(contract.giveFeedback, [KNOWLEDGE_PAGE], storeFeedback)

/** What the law says is for everybody. */
const article = route(contract.article, [], ({ args, db }) => findArticle(db, args))

const suggestions = route(contract.suggestions, [], ({ args, db, services }) =>
  suggest(db, args, dayOf(services.now())),
)
const citable = route(contract.citable, [], ({ args, db }) => findCitable(db, args))

/** How a page is used is for everybody who sees it. */
const pageHelp = route(contract.pageHelp, [], ({ args, caller, db }) => findPageHelp(db, caller, args.title))

export const routes: Route[] = [
  ...[tree, document, versions, favourites, favourite, article, suggestions, pageHelp],
  { ...citable, personLimit: 'rate.find' },
  { ...searchTree, personLimit: 'rate.find' },
  ...[ownFeedback, giveFeedback],
  ...managingRoutes,
]

/** An article of a law by its number, as the newest document of that title has it. */
async function findArticle(
  db: Db,
  { law, no }: CallInput<typeof contract.article>,
): Promise<CallAnswer<typeof contract.article>> {
  const found = await db
    .selectFrom('kb_node')
    .innerJoin('kb_doc', 'kb_doc.node_id', 'kb_node.id')
    .innerJoin('kb_article', 'kb_article.node_id', 'kb_node.id')
    .where('kb_node.title', '=', law)
    .where('kb_node.kind', '=', 'law')
    .where('kb_article.no', '=', no)
    .orderBy('kb_doc.effect_date', 'desc')
    .select(['kb_node.id as documentId', 'kb_node.title as law', 'kb_article.no', 'kb_article.text'])
    .executeTakeFirst()
  return found ?? null
}

/** All folders and published documents, siblings in their order, parents before their children. */
async function readTree(db: Db): Promise<CallAnswer<typeof contract.tree>> {
  return await db
    .withRecursive('placed', query =>
      query
        .selectFrom('kb_node')
        .where('parent_id', 'is', null)
        .select(['id', 'title', 'parent_id', 'kind', sql<number[]>`array[sort_no]`.as('place')])
        .unionAll(below =>
          below
            .selectFrom('kb_node')
            .innerJoin('placed', 'placed.id', 'kb_node.parent_id')
            .select(['kb_node.id', 'kb_node.title', 'kb_node.parent_id', 'kb_node.kind'])
            .select(sql<number[]>`placed.place || kb_node.sort_no`.as('place')),
        ),
    )
    .selectFrom('placed')
    .leftJoin('kb_doc', 'kb_doc.node_id', 'placed.id')
    .where(eb => eb.or([eb('kind', '=', 'folder'), eb('kb_doc.node_id', 'is not', null)]))
    .orderBy('place')
    .select(['placed.id', 'title', 'parent_id as parentId', 'kind', 'effect_date as effectDate'])
    .select(eb => eb('kb_doc.node_id', 'is not', null).$castTo<boolean>().as('hasContent'))
    .execute()
}
