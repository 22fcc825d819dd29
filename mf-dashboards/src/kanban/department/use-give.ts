import { notify } from '@portal/shared-lib'
import {
  useDashboardClaimMutation,
  useDashboardDistributeMutation,
  useDashboardHandOnMutation,
  useDashboardReleaseMutation,
} from '../../api'
import type { Card, Lane, Move } from './moves'

const DONE = { claim: '已领取', release: '已退回部门待办', distribute: '已分派', handOn: '已转办' } as const

/** Gives a card to a lane; answers what speaks against it, empty where it is done. */
export function useGive() {
  const [claim] = useDashboardClaimMutation()
  const [release] = useDashboardReleaseMutation()
  const [distribute] = useDashboardDistributeMutation()
  const [handOn] = useDashboardHandOnMutation()
  return async (move: Exclude<Move, object>, { id }: Card, { key: personId }: Lane, note = ''): Promise<string> => {
    const todoIds = [id]
    const calls = {
      claim: () => claim({ args: { todoIds } }),
      release: () => release({ args: { todoIds } }),
      distribute: () => distribute({ args: { todoIds, personId } }),
      handOn: () => handOn({ args: { todoIds, personId, note } }),
    }
    const { data, error } = await calls[move]()
    const problem = error?.message ?? data?.failed[0]?.reason ?? ''
    if (problem === '') notify.success(DONE[move])
    return problem
  }
}
