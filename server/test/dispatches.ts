import type { transfer } from '@portal/shared-lib/contract/actions'
import type { CallArgs } from '@portal/shared-lib/contract/form'

/** Offices of the demonstration by what they are for. */
export const PROVINCE_BUREAU = '990000000-xf'
export const CITY_BUREAU = '990100000-xf'
export const COUNTY_BUREAU = '990121000-xf'
export const LABOUR = '990100000-rs'
export const HOUSING = '990100000-zj'

type DispatchArgs = Omit<CallArgs<typeof transfer>, 'petitionNo' | 'version' | 'todoId'>

/** A hand-over that passes every rule: the first of the organisations leads. */
export const dispatchArgs = (...orgIds: string[]): DispatchArgs => ({
  legalClass: '3',
  route: '3600',
  mode: '010100',
  receivers: orgIds.map((orgId, at) => ({ orgId, isLead: at === 0 })),
  text: '请按照《信访工作条例》有关规定处理，并书面告知信访人。',
})
