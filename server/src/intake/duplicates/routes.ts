import * as contract from '@portal/shared-lib/contract/duplicates'
import { type Route, route } from '../../platform/route'
import { showDuplicates } from './show'

/** For whoever registers petitions of any kind. */
const REGISTRARS = ['xfj:register', 'jf:register', 'windowsComManage/windowsComRegister']

const duplicates = route(contract.duplicates, REGISTRARS, ({ args, caller, db, services }) =>
  showDuplicates(db, caller, args, services),
)

export const routes: Route[] = [duplicates]
