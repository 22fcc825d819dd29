import * as contract from '@portal/shared-lib/contract/tables'
import { type Route, route } from '../http/route'
import { readCodeTable } from './code-table'
import { readRegions } from './regions'

const codeTable = route(contract.codeTable, [], ({ args, db }) => readCodeTable(db, args.tableName, args.codeId))

const regions = route(contract.regions, [], ({ args, caller, db }) =>
  readRegions(db, args.parentCode || undefined, caller.provinceCode),
)

export const routes: Route[] = [codeTable, regions]
