import { CROSS_LIMITS, DIMENSIONS, type DimensionName } from '@portal/shared-lib/contract/rules/cross-tables'
import { METRICS, PETITION_METRICS, type PetitionMetric } from '@portal/shared-lib/contract/rules/figures'
import { Choice } from '@portal/shared-lib/ui-data'
import type { ReportQuery } from './report-query'
import styles from './reports.module.css'

interface CrossFieldsProps {
  readonly query: ReportQuery
  readonly onAsk: (next: Partial<ReportQuery>) => void
}

const METRIC_OPTIONS = PETITION_METRICS.map(value => ({
  value,
  label: `${METRICS[value].name}（${METRICS[value].unit}）`,
}))

const dimensionsBut = (others: readonly DimensionName[]) =>
  Object.entries(DIMENSIONS).flatMap(([value, label]) =>
    others.some(one => one === value) ? [] : [{ value: value as DimensionName, label }],
  )

/** By what a free table is divided, and what it counts. At least one row and one figure stay. */
export function CrossFields({ query: { rows, columns, metrics }, onAsk }: CrossFieldsProps) {
  return (
    <>
      <Choice<DimensionName[]>
        mode="multiple"
        aria-label="行"
        className={styles.channels}
        maxCount={CROSS_LIMITS.rows}
        options={dimensionsBut(columns)}
        value={[...rows]}
        onChange={next => next.length > 0 && onAsk({ rows: next })}
      />
      <Choice<DimensionName[]>
        mode="multiple"
        aria-label="列"
        className={styles.channels}
        placeholder="不分列"
        maxCount={CROSS_LIMITS.columns}
        options={dimensionsBut(rows)}
        value={[...columns]}
        onChange={next => onAsk({ columns: next })}
      />
      <Choice<PetitionMetric[]>
        mode="multiple"
        aria-label="指标"
        className={styles.report}
        maxTagCount="responsive"
        maxCount={CROSS_LIMITS.metrics}
        options={METRIC_OPTIONS}
        value={[...metrics]}
        onChange={next => next.length > 0 && onAsk({ metrics: next })}
      />
    </>
  )
}
