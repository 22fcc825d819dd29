import { ACCOUNT_STATE_NAMES, ACCOUNT_STATES } from '@portal/shared-lib/contract/rules/accounts'

/** Accounts that stand in a certain way, or have roles that another officer is still to agree on. */
export const QUERY_STATES = [...ACCOUNT_STATES, 'proposed'] as const
type QueryState = (typeof QUERY_STATES)[number]

export const QUERY_STATE_NAMES: Readonly<Record<QueryState, string>> = {
  ...ACCOUNT_STATE_NAMES,
  proposed: '待同意授权',
}

/** What is looked for; it stands in the address: `?name=周&state=dormant`. */
export interface Query {
  readonly name: string
  readonly orgId: string
  readonly roleCode: string
  readonly state: QueryState | ''
  readonly pageNumber: number
}

export function queryOf(search: URLSearchParams): Query {
  const state = search.get('state')
  const page = Number(search.get('page'))
  return {
    name: search.get('name') ?? '',
    orgId: search.get('org') ?? '',
    roleCode: search.get('role') ?? '',
    state: QUERY_STATES.find(known => known === state) ?? '',
    pageNumber: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

export function searchOf({ name, orgId, roleCode, state, pageNumber }: Query): Record<string, string> {
  return {
    ...(name && { name }),
    ...(orgId && { org: orgId }),
    ...(roleCode && { role: roleCode }),
    ...(state && { state }),
    ...(pageNumber > 1 && { page: String(pageNumber) }),
  }
}
