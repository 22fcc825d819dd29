import { ACCOUNT_STATES, type AccountState } from '@portal/shared-lib/contract/rules/accounts'

/** What is looked for; it stands in the address: `?name=周&state=dormant`. */
export interface Asked {
  readonly name: string
  readonly orgId: string
  readonly roleCode: string
  readonly state: AccountState | ''
  readonly pageNumber: number
}

export function askedOf(search: URLSearchParams): Asked {
  const state = search.get('state')
  const page = Number(search.get('page'))
  return {
    name: search.get('name') ?? '',
    orgId: search.get('org') ?? '',
    roleCode: search.get('role') ?? '',
    state: ACCOUNT_STATES.find(known => known === state) ?? '',
    pageNumber: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

export function searchOf({ name, orgId, roleCode, state, pageNumber }: Asked): Record<string, string> {
  return {
    ...(name && { name }),
    ...(orgId && { org: orgId }),
    ...(roleCode && { role: roleCode }),
    ...(state && { state }),
    ...(pageNumber > 1 && { page: String(pageNumber) }),
  }
}
