import { useWatch } from '@portal/shared-lib/ui-form'
import { useCaseworkLimitsAheadQuery } from '../api'
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
    <section className={styles.limits} aria-label="登记后的期限">
      <h2>登记后的期限</h2>
      <dl>
        {asked && <Limit name="要求办结" when={asked} why="由巡视组指定" />}
        {data.map(({ name, length, begins, basis, dueAt }) => (
          <Limit
            key={name}
            name={name.replace(/期限$/, '')}
            when={dueAt && !asked ? dueAt.slice(0, 10) : length}
            why={`${begins}${length}（${basis}）`}
          />
        ))}
      </dl>
    </section>
  )
}

const Limit = ({ name, when, why }: { name: string; when: string; why: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <strong>{when}</strong>
      <span title={why}>{why}</span>
    </dd>
  </div>
)
