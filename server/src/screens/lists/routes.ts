import * as contract from '@portal/shared-lib/contract/lists'
import { refuseRule } from '../../platform/refusal'
import { type Route, route } from '../../platform/route'
import { asksForPerson, filterSql } from './conditions'
import { readCounts } from './counts'
import { getView, readList } from './list'
import { deleteFilter, readFilters, storeFilter } from './saved-filters'
import { readSettings, saveOwnColumns } from './settings'
import { readShares } from './shares'

/** Which pages a caller needs is said by the list. */
const petitionList = route(contract.petitionList, [], ask => readList(ask))

const listCounts = route(contract.listCounts, [], ask => readCounts(ask))

const listShares = route(contract.listShares, [], ask => readShares(ask))

const listSettings = route(contract.listSettings, [], ({ args, caller, db }) =>
  readSettings(db, caller, args.viewId, getView(caller, args.viewId)),
)

const saveColumns = route(contract.saveColumns, [], async ({ args, caller, db }) => {
  getView(caller, args.viewId)
  await saveOwnColumns(db, caller, args)
  return null
})

const savedFilters = route(contract.savedFilters, [], ({ args, caller, db, request }) => {
  getView(caller, args.viewId)
  return readFilters(db, caller, args.viewId, request.log)
})

/** What could not be asked is not saved either, nor somebody's personal number. */
const saveFilter = route(contract.saveFilter, [], ({ args, caller, db, services }) => {
  const view = getView(caller, args.viewId)
  filterSql(view, args.filter, { keys: services.fieldKeys, now: services.now() })
  if (asksForPerson(view, args.filter)) refuseRule('含证件号或手机号的筛选不能保存')
  return storeFilter(db, caller, args, services.now())
})

const removeFilter = route(contract.removeFilter, [], async ({ args, caller, db }) => {
  await deleteFilter(db, caller, args.filterId)
  return null
})

export const routes: Route[] = [
  ...[petitionList, listCounts, listShares, listSettings, saveColumns, savedFilters, saveFilter, removeFilter],
]
