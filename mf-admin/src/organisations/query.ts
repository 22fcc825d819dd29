import { ORGANISATION_STATES, type OrganisationState } from '@portal/shared-lib/contract/rules/organisation-admin'

/** What is looked for; it stands in the address: `?region=990100000000&name=信访局&page=2`. */
export interface Query {
  readonly regionCode: string
  readonly includesLower: '0' | '1'
  readonly name: string
  readonly state: OrganisationState
  readonly pageNumber: number
}

export function queryOf(search: URLSearchParams): Query {
  const state = search.get('state')
  const page = Number(search.get('page'))
  return {
    regionCode: search.get('region') ?? '',
    includesLower: search.get('lower') === '0' ? '0' : '1',
    name: search.get('name') ?? '',
    state: ORGANISATION_STATES.find(known => known === state) ?? 'inUse',
    pageNumber: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** What differs from looking for all that are in use. */
export function searchOf({ regionCode, includesLower, name, state, pageNumber }: Query): Record<string, string> {
  return {
    ...(regionCode && { region: regionCode }),
    ...(includesLower === '0' && { lower: '0' }),
    ...(name && { name }),
    ...(state !== 'inUse' && { state }),
    ...(pageNumber > 1 && { page: String(pageNumber) }),
  }
}
