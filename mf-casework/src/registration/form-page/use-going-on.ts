import { notify } from '@portal/shared-lib'
import { loseUnsaved, navigate } from '@portal/shared-lib/router'
import { useLazyCaseworkNextStepsQuery } from '../api'
import { caseAt } from '../case-address'
import type { Made } from '../slips/slip'

/** Where one goes on behind what was registered, and what that is called. */
export interface NextPage {
  readonly to: string
  readonly text: string
}

/** Leads from what is registered to its first action, or to the next one, as was chosen. */
export function useGoingOn(next: NextPage | undefined): (made: Made) => void {
  const [askSteps] = useLazyCaseworkNextStepsQuery()
  const leave = (to: string) => {
    loseUnsaved()
    navigate(to)
  }
  const handle = async ({ answer }: Made) => {
    const { petitionNo, todoId } = answer
    const [{ data = [] }, { possibleSteps }] = await Promise.all([
      askSteps({ petitionNo, todoId }),
      import('./next-steps'),
    ])
    leave(caseAt(answer, possibleSteps(data)[0]?.action))
  }
  return made => {
    const { answer, way } = made
    if (way.go === 'stay') return
    notify.success(
      `${way.filing ? '已登记并存查' : '登记成功'}，信访件编号 ${answer.petitionNo}，查询码 ${answer.queryCode}`,
    )
    if (way.go === 'handle') void handle(made)
    else if (next) leave(next.to)
  }
}
