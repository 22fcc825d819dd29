import { LinePlot } from '@portal/shared-lib/plot'
import { type Figures, figureText, markOf, type Row } from '../figures/figures'
import { useDashboardBoardTrendQuery } from './api'
import styles from './board.module.css'
import { Card } from './card'
import { useAsked } from './use-board'

/** Lines beside that of all: more would hide each other. */
const MOST = 4

const SPANS = { month: '近12个月', day: '近30天' } as const

/** The course of the last months or days: all petitions, and those forms of which there were the most. */
export function Trend({ onUnit }: { onUnit: (unit: 'day' | 'month') => void }) {
  const { query, scope, polling } = useAsked()
  const { unit } = query
  const asked = useDashboardBoardTrendQuery({ ...scope, unit }, polling)
  return (
    <Card at="trend" asked={asked}>
      {figures => (
        <LinePlot
          title={`${SPANS[unit]}走势`}
          finding={findingOf(figures, unit)}
          of={unit === 'day' ? '日期' : '月份'}
          times={figures.rows.map(row => timeOf(row, unit))}
          series={linesOf(figures).map(({ at, label }) => ({
            key: String(at),
            label,
            points: figures.rows.map(row =>
              markOf(figures, row, at, { key: `${row.id} ${at}`, label: `${timeOf(row, unit)} ${label}` }),
            ),
          }))}
          aside={
            <button
              type="button"
              className={styles.small}
              onClick={() => onUnit(unit === 'day' ? 'month' : 'day')}
            >{`看${SPANS[unit === 'day' ? 'month' : 'day']}`}</button>
          }
          height={10}
        />
      )}
    </Card>
  )
}

/** 2026-11-03 as 11-03, 2026-11 as it is: what a month is called needs its year. */
const timeOf = ({ id }: Row, unit: 'day' | 'month'): string => (unit === 'day' ? id.slice(5, 10) : id.slice(0, 7))

const sumOf = ({ rows }: Figures, at: number) => rows.reduce((sum, { cells }) => sum + (cells[at]?.value ?? 0), 0)

function linesOf(figures: Figures): { at: number; label: string }[] {
  const forms = figures.columns
    .map(({ path }, at) => ({ at, label: path.join(''), sum: sumOf(figures, at) }))
    .slice(1)
    .filter(({ sum }) => sum > 0)
    .sort((one, other) => other.sum - one.sum)
  return [{ at: 0, label: '全部' }, ...forms.slice(0, MOST)]
}

function findingOf(figures: Figures, unit: 'day' | 'month'): string {
  const [column] = figures.columns
  const rows = figures.rows.toSorted((one, other) => (other.cells[0]?.value ?? 0) - (one.cells[0]?.value ?? 0))
  const [most] = rows
  if (!column || !most) return ''
  const all = figureText(column, sumOf(figures, 0))
  return `共${all}${column.unit}，${timeOf(most, unit)}最多，${figureText(column, most.cells[0]?.value ?? null)}${column.unit}`
}
