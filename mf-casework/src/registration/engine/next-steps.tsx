import type { ButtonStatusAnswer } from '@portal/shared-lib/contract/calls/buttons'
import type { RegisterAnswer } from '@portal/shared-lib/contract/calls/registration'
import { Link } from '@portal/shared-lib/router'
import { useCaseworkNextStepsQuery } from '../api'
import styles from './registered.module.css'

const MOST_STEPS = 6

type Registered = Pick<RegisterAnswer, 'petitionNo' | 'todoId'>

/** What the server lets the registrar do with it now, the first to be done first. */
export const possibleSteps = (steps: ButtonStatusAnswer): ButtonStatusAnswer =>
  steps.filter(({ visible, enabled }) => visible === 1 && enabled === 1).toSorted((a, b) => b.primary - a.primary)

/** The case, where an action is named with its dialog open. */
export const caseAt = ({ petitionNo, todoId }: Registered, action = ''): string =>
  `/toDoManage/handle?xfjbh=${petitionNo}&dbid=${todoId}${action && `&action=${action}`}`

export function NextSteps({ of }: { of: Registered }) {
  const { petitionNo, todoId } = of
  const { data = [] } = useCaseworkNextStepsQuery({ petitionNo, todoId })
  return possibleSteps(data)
    .slice(0, MOST_STEPS)
    .map(({ code, action, name }) => (
      <Link key={code + action} className={styles.step} to={caseAt(of, action)}>
        {name}
      </Link>
    ))
}
