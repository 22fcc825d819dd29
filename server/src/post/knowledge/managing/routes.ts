import * as contract from '@portal/shared-lib/contract/knowledge-admin'
import { type Route, route } from '../../../platform/route'
import { storeCategories } from './categories'
import { readManaged } from './managed'

/** Who administers the knowledge base. */
const EDITING = ['zs:edit']

const managedDocuments = route(contract.managedDocuments, EDITING, ({ db }) => readManaged(db))

const setCategories = route(contract.setCategories, EDITING, async ask => {
  await storeCategories(ask)
  return null
})

export const managingRoutes: Route[] = [managedDocuments, setCategories]
