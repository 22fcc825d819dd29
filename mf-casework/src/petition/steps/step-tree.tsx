import { Loading, Trouble } from '@portal/shared-lib/page'
import { useCaseStepsQuery } from '../../case-api'
import { FRESH } from '../../fresh'
import { StepItem } from './step-item'
import styles from './steps.module.css'

/** Where a petition went, across the levels: below each hand-over what came of it. */
export function StepTree({ petitionNo }: { petitionNo: string }) {
  const { data, error, refetch } = useCaseStepsQuery({ petitionNo }, FRESH)
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <ul className={styles.tree} aria-label="办理步骤">
      {data
        .filter(({ parentId }) => parentId === null)
        .map(step => (
          <StepItem key={step.stepId} step={step} all={data} />
        ))}
    </ul>
  )
}
