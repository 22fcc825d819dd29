import * as contract from '@portal/shared-lib/contract/online-users'
import { authorOf } from '../../platform/audit/author'
import { refuse } from '../../platform/refusal'
import { type Route, route } from '../../platform/route'
import { signOutAccount } from '../accounts/acts'
import { findOnline, listOnline } from './list'

/** The page of the security's officer (R92). */
const PAGE = ['sys/online']

export const routes: Route[] = [
  route(contract.onlineUsers, PAGE, ({ args, db, caller, services }) => listOnline(db, services, caller, args)),
  route(contract.endUserSession, PAGE, async ask => {
    const { args, db, caller } = ask
    const { personId, tokenHash } =
      (await findOnline(db, caller.provinceCode, args.session)) ?? refuse('notFound', { what: '会话' })
    await signOutAccount(db, { id: personId }, authorOf(ask), args.all ? undefined : tokenHash)
    return null
  }),
]
