import type { CallArgs } from '@portal/shared-lib/contract/form'
import type { registerLeaderCase } from '@portal/shared-lib/contract/leader-cases'
import { LABOUR } from './dispatches'

type Args = CallArgs<typeof registerLeaderCase>

/** A leader of the province's bureau takes on a petition. */
export const leaderCaseArgs = (more: Pick<Args, 'petitionNo'> & Partial<Args>): Args => ({
  leaderId: 'demo-zs07',
  leaderDuty: '副局长',
  level: '1',
  unitId: LABOUR,
  inCharge: '沈丁兰',
  cause: '1',
  measures: '牵头召开协调会，逐项核实并明确化解时限。',
  dueOn: '2027-06-30',
  ...more,
})
