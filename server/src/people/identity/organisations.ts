import { organisationsOfAccount } from '@portal/shared-lib/contract/identity'
import { openRoute } from '../../platform/route'
import { organisationsOf } from './accounts'

/** Characters before which it is told to nobody where anybody works. */
const SHORTEST_TYPED = 2
/** Three for each sign-in that an address has: while somebody types, when the list is opened, at submit. */
const LISTS_PER_MINUTE = 90

/** The suggestion list of the sign-in form. A text that names nobody has no organisations, and is told nothing more. */
export const organisations = openRoute(
  organisationsOfAccount,
  async ({ args, db }) => {
    const { loginAccount, companyName, organisationId, type, pageNumber, limit } = args
    if (loginAccount.length < SHORTEST_TYPED) return { list: [], total: 0 }
    // At submit the form asks again whether the chosen one is still among them.
    const chosen = type === '2' ? organisationId : undefined
    const all = await organisationsOf(db, loginAccount, { companyName, organisationId: chosen })
    const start = (pageNumber - 1) * limit
    return { list: all.slice(start, start + limit), total: all.length }
  },
  LISTS_PER_MINUTE,
)
