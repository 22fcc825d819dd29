import type { ParentOrganisationsAnswer } from '@portal/shared-lib/contract/calls/organisations'
import type { ParentField } from '@portal/shared-lib/contract/rules/organisation'

type Possible = ParentOrganisationsAnswer[number]

export interface ParentGroup {
  readonly regionName: string
  readonly organisations: readonly Possible[]
}

/** What may be chosen in a line, by region in the order given; what stands below in this line is left out. */
export function parentGroups(possible: readonly Possible[], line: ParentField): ParentGroup[] {
  const fit = possible.filter(({ below }) => !below.includes(line))
  const regions = [...new Set(fit.map(({ regionName }) => regionName))]
  return regions.map(regionName => ({
    regionName,
    organisations: fit.filter(organisation => organisation.regionName === regionName),
  }))
}
