import type { ChainsAnswer } from '@portal/shared-lib/contract/calls/policies'
import { CHAIN_PLACE_NAMES } from '@portal/shared-lib/contract/rules/policies'

export type Chain = ChainsAnswer['chains'][number]
export type Roles = ChainsAnswer['roles']

/** For whom a chain holds. */
export interface Target {
  readonly setFor: string
  readonly name: string
}

/** 信访部门处(科)长（本部门） → 信访局领导（本单位）. */
export const chainText = (levels: Chain['levels'], roles: Roles): string =>
  levels
    .map(({ role, within }) => {
      const name = roles.find(known => known.role === role)?.name ?? role
      return `${name}（${CHAIN_PLACE_NAMES[within]}）`
    })
    .join(' → ') || '无需审批'
