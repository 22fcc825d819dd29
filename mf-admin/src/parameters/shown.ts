import { formatDay } from '@portal/shared-lib'
import type { ParametersAnswer } from '@portal/shared-lib/contract/calls/parameters'

export type Parameter = ParametersAnswer['list'][number]
export type Region = ParametersAnswer['regions'][number]
type SetRow = Parameter['set'][number]

export const regionName = (regions: readonly Region[], code: string): string =>
  regions.find(({ regionCode }) => regionCode === code)?.regionName ?? code

const isOver = ({ validTo }: SetRow) => validTo !== null && validTo < formatDay(new Date())
const hasBegun = ({ validFrom }: SetRow) => validFrom <= formatDay(new Date())

/** What holds in the province today, if it has set something; rows come with the latest first. */
export const inProvince = ({ set }: Parameter, province: string): SetRow | undefined =>
  set.find(row => row.regionCode === province && hasBegun(row) && !isOver(row))

/** What regions have set beside it, or from a later day on. */
export const besides = (parameter: Parameter, province: string): SetRow[] =>
  parameter.set.filter(row => row !== inProvince(parameter, province) && !isOver(row))
