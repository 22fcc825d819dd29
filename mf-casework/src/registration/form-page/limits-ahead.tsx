import { useWatch } from '@portal/shared-lib/ui-form'
import { useCaseworkLimitsAheadQuery } from '../api'
import beside from '../engine/form.module.css'
import { useFormKind } from '../engine/form-kind'
import type { FormValues } from '../engine/form-values'
import styles from './outline.module.css'

/** 登记后的期限: the one that runs from the registration with its day, and those that follow; nothing until they are known. */
export function LimitsAhead() {
  const form = useFormKind()
  const { data } = useCaseworkLimitsAheadQuery({ form })
  const { inspection } = useWatch() as FormValues
  const asked = inspection?.dueOn
  if (!data) return null
  return (
    <section className={`${beside.panel} ${styles.limits}`} aria-label="登记后的期限">
      <h2>登记后的期限</h2>
      <dl>
        {asked && <Limit name="要求办结" when={asked} from="由巡视组指定" why="由巡视组指定" />}
        {data.map(({ name, length, begins, basis, dueAt }) => (
          <Limit
            key={name}
            name={name.replace(/期限$/, '')}
            when={dueAt && !asked ? dueAt.slice(0, 10) : length}
            from={begins}
            why={`${begins}${length}（${basis}）`}
          />
        ))}
      </dl>
    </section>
  )
}

interface LimitProps {
  readonly name: string
  readonly when: string
  /** From what on it counts. */
  readonly from: string
  /** The same with its length and the rule. */
  readonly why: string
}

const Limit = ({ name, when, from, why }: LimitProps) => (
  <div title={why}>
    <dt>{name}</dt>
    <dd>
      <strong>{when}</strong>
      <span>{from}</span>
    </dd>
  </div>
)
