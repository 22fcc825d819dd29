import type { ButtonStatusAnswer } from '@portal/shared-lib/contract/calls/buttons'
import { Link } from '@portal/shared-lib/router'
import { sortButtons } from '../../actions/bar/sort-buttons'
import { useCaseworkNextStepsQuery } from '../api'
import { caseAt, type InRegister } from '../case-address'
import styles from './registered.module.css'

/** What the server lets the registrar do with it now, in the order in which the case has it. */
export function possibleSteps(steps: ButtonStatusAnswer): ButtonStatusAnswer {
  const { primary, shown } = sortButtons(steps)
  return [...(primary ? [primary] : []), ...shown].filter(({ enabled }) => enabled === 1)
}

export default function NextSteps({ of }: { of: InRegister }) {
  const { petitionNo, todoId } = of
  const { data = [] } = useCaseworkNextStepsQuery({ petitionNo, todoId })
  return possibleSteps(data).map(({ code, action, name }) => (
    <Link key={code + action} className={styles.step} to={caseAt(of, action)}>
      {name}
    </Link>
  ))
}
