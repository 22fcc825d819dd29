import { formatDay } from '@portal/shared-lib'
import { Button } from '@portal/shared-lib/page'
import { Choice, DayPicker, MonthPicker } from '@portal/shared-lib/ui-data'
import { useId } from 'react'
import { lastPeriod, PERIOD_UNITS, type PeriodUnit, periodAround, periodName, stepped } from './periods'
import type { ReportQuery } from './report-query'
import styles from './reports.module.css'

interface PeriodFieldsProps {
  readonly query: ReportQuery
  readonly onAsk: (next: Partial<ReportQuery>) => void
}

/** How many quarters and years back are offered. */
const OFFERED = { quarter: 12, year: 6 } as const

/** The period of a report: a month, a quarter, a year, or from one day to another. */
export function PeriodFields({ query, onAsk }: PeriodFieldsProps) {
  const { unit } = query
  const today = formatDay(new Date())
  const choose = (next: PeriodUnit) =>
    onAsk(next === 'days' ? { unit: next } : { unit: next, ...lastPeriod(next, today) })
  const after = stepped(unit, query, 1)
  return (
    <>
      <fieldset className={styles.units} aria-label="统计期间">
        {(Object.keys(PERIOD_UNITS) as PeriodUnit[]).map(one => (
          <button key={one} type="button" aria-pressed={one === unit} onClick={() => choose(one)}>
            {PERIOD_UNITS[one]}
          </button>
        ))}
      </fieldset>
      <Button aria-label="上一期" onClick={() => onAsk(stepped(unit, query, -1))}>
        ‹
      </Button>
      <OfUnit query={query} onAsk={onAsk} today={today} />
      <Button aria-label="下一期" disabled={after.from > today} onClick={() => onAsk(after)}>
        ›
      </Button>
    </>
  )
}

function OfUnit({ query, onAsk, today }: PeriodFieldsProps & { readonly today: string }) {
  const id = useId()
  const { unit, from, to } = query
  if (unit === 'month')
    return (
      <>
        <label htmlFor={id} className={styles.unseen}>
          月份
        </label>
        <MonthPicker
          id={id}
          value={from.slice(0, 7)}
          max={today.slice(0, 7)}
          onChange={month => onAsk(periodAround('month', `${month}-01`))}
        />
      </>
    )
  if (unit === 'days')
    return (
      <>
        <label htmlFor={`${id}from`} className={styles.unseen}>
          开始日期
        </label>
        <DayPicker id={`${id}from`} value={from} max={to} onChange={day => day && onAsk({ from: day })} />
        <label htmlFor={`${id}to`}>至</label>
        <DayPicker id={`${id}to`} value={to} min={from} onChange={day => day && onAsk({ to: day })} />
      </>
    )
  const latest = periodAround(unit, today)
  const offered = Array.from({ length: OFFERED[unit] }, (_, back) => stepped(unit, latest, -back))
  const all = offered.some(one => one.from === from) ? offered : [...offered, { from, to }]
  return (
    <Choice
      aria-label={unit === 'year' ? '年份' : '季度'}
      className={styles.period}
      options={all.map(one => ({ value: one.from, label: periodName(unit, one) }))}
      value={from}
      onChange={chosen => onAsk(periodAround(unit, chosen))}
    />
  )
}
