/** Filters by which a figure opens its list. Lists show each as a switch, whose key it is. */
export type ListFilter = 'unclaimed' | 'soon' | 'overdue' | 'simple'

const PARAMETER = 'on'

/** The address of a list that has some filters on: the way from a figure to the rows that it counts. */
export const listAddress = (path: string, ...filters: readonly ListFilter[]): string =>
  filters.length > 0 ? `${path}?${new URLSearchParams(filterParameters(filters))}` : path

/** The filters that are on, as an address carries them. */
export const filterParameters = (filters: readonly string[]): Record<string, string> =>
  filters.length > 0 ? { [PARAMETER]: filters.join() } : {}

/** The filters that the address of a list has on. */
export const filtersIn = (parameters: URLSearchParams): readonly string[] =>
  parameters.get(PARAMETER)?.split(',').filter(Boolean) ?? []

/** A condition of a list's filter. */
export interface ListCondition {
  readonly field: string
  readonly operator: string
  readonly values: readonly string[]
}

/** The address of a list under conditions, all of which hold; `list` is one of several of its page. */
export const whereAddress = (path: string, conditions: readonly ListCondition[], list = ''): string =>
  `${path}?${new URLSearchParams({ ...(list && { list }), where: JSON.stringify([{ join: 'and', conditions }]) })}`

/** Where the list behind a figure of a board or a report is shown. */
const FIGURE_PAGE = '/stat/petitions'

/** The address of the list that a figure counts, by the conditions that are answered with it. */
export const figureListAddress = (conditions: readonly ListCondition[]): string => whereAddress(FIGURE_PAGE, conditions)
