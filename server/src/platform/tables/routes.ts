import * as contract from '@portal/shared-lib/contract/tables'
import { type Route, route } from '../route'
import { readCodeTable } from './code-table'
import { readRegions, readRootRegions } from './regions'

const codeTable = route(contract.codeTable, [], ({ args, db }) => readCodeTable(db, args.tableName, args.codeId))

const regions = route(contract.regions, [], ({ args, caller, db }) =>
  args.parentCode
    ? readRegions(db, args.parentCode, args.orgName)
    : readRootRegions(db, caller.provinceCode, args.orgName),
)

export const routes: Route[] = [codeTable, regions]
