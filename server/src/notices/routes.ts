import * as contract from '@portal/shared-lib/contract/notices'
import { type Route, route } from '../http/route'
import { listNotices } from './list'

const notices = route(contract.notices, [], ({ args, db }) => listNotices(db, args))

export const routes: Route[] = [notices]
