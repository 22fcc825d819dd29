import * as contract from '@portal/shared-lib/contract/knowledge'
import { type Route, route } from '../../platform/route'
import { findArticle } from './article'
import { readDocument } from './document'
import { suggest } from './suggest'
import { readTree } from './tree'

/** The page on which the tree is shown. */
const PAGE = 'knowledgeTree'

const tree = route(contract.tree, [PAGE], ({ db }) => readTree(db))

const document = route(contract.document, [PAGE], ({ args, db }) => readDocument(db, args.id))

/** What the law says is for everybody. */
const article = route(contract.article, [], ({ args, db }) => findArticle(db, args))

const suggestions = route(contract.suggestions, [], ({ args, db }) => suggest(db, args))

export const routes: Route[] = [tree, document, article, suggestions]
