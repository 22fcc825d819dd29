import type { CitationsAnswer } from '@portal/shared-lib/contract/calls/decision-board'
import { BarPlot } from '@portal/shared-lib/plot'
import { Link } from '@portal/shared-lib/router'
import { columnAt, figureText, listOf, markOf } from '../figures/figures'
import { Card } from '../leadership-board/card'
import { useAsked } from '../leadership-board/use-board'
import { useDashboardCitationsQuery } from './api'
import styles from './decision.module.css'
import { Laws } from './laws'

/** What opinions rest on, and those to be looked at: without any law, or with one that is repealed. */
export function Citations() {
  const { inPeriod, polling } = useAsked()
  const asked = useDashboardCitationsQuery(inPeriod, polling)
  return (
    <Card at="citations" asked={asked}>
      {({ table, checks, laws }) => {
        const bars = table.rows.map(row => markOf(table, row, 0))
        const [most] = bars
        return (
          <>
            <BarPlot
              title="意见依据"
              finding={most ? `《${most.label}》引用最多，${most.text}件次` : '期内没有引用法规政策的意见'}
              of="法规政策"
              counts="件次"
              bars={bars}
              height={8}
            />
            <Checks checks={checks} />
            <Laws laws={laws} />
          </>
        )
      }}
    </Card>
  )
}

function Checks({ checks }: Pick<CitationsAnswer, 'checks'>) {
  return (
    <dl className={styles.checks} aria-label="引用检查">
      {checks.columns.map((column, at) => {
        const text = figureText(column, checks.total?.[at]?.value ?? null)
        const to = listOf(checks, column)
        return (
          <div key={column.id}>
            <dt>{column.path.join('')}</dt>
            <dd>{to ? <Link to={to}>{text}</Link> : text}</dd>
          </div>
        )
      })}
      {columnAt(checks, 'repealed') < 0 && (
        <div>
          <dt>意见引用已废止的</dt>
          <dd>0</dd>
        </div>
      )}
    </dl>
  )
}
