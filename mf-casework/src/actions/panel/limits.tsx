import { useCasePreviewLimitQuery } from '../../case-api'
import type { ActionForm, LimitShown, Values } from '../form'
import styles from './panel.module.css'

interface LimitsProps {
  readonly form: ActionForm
  readonly values: Values
  readonly petitionNo: string
}

/** By when it would have to be done, and how that is counted. */
export function Limits({ form, values, petitionNo }: LimitsProps) {
  return form.limits?.map(limit => <Limit key={limit.label} limit={limit} values={values} petitionNo={petitionNo} />)
}

const MOST_DAYS = 30

function Limit({ limit, values, petitionNo }: { limit: LimitShown; values: Values; petitionNo: string }) {
  const { label, type, fromField, daysField } = limit
  const days = daysField ? Number(values[daysField]) : undefined
  const fromDay = fromField && typeof values[fromField] === 'string' ? values[fromField] : ''
  const asked = { petitionNo, type, ...(fromDay && { fromDay }), ...(days !== undefined && { addedDays: days }) }
  const isAskable = days === undefined || (Number.isInteger(days) && days >= 1 && days <= MOST_DAYS)
  const { data } = useCasePreviewLimitQuery(asked, { skip: !isAskable })
  if (!data || !isAskable) return null
  return (
    <details className={styles.limit}>
      <summary>
        {label}：<strong>{data.dueAt.slice(0, 10)}</strong>（如何计算）
      </summary>
      <dl>
        {data.lines.map(line => (
          <div key={line.label + line.text}>
            <dt>{line.label}</dt>
            <dd>{line.text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
