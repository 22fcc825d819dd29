import { formatDay } from '@portal/shared-lib'
import type { ReceptionDaysAnswer } from '@portal/shared-lib/contract/calls/receptions'
import { HALVES } from '@portal/shared-lib/contract/rules/reception'
import styles from './receptions.module.css'

const DAYS_OF_WEEK = 7
const DAY_MS = 86_400_000

/** The days of a month `YYYY-MM` as a calendar has them, Mondays first; empty where another month's would be. */
export function weeksOf(month: string): string[][] {
  const first = new Date(`${month}-01T00:00:00Z`)
  const before = (first.getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK
  const days = Array.from({ length: 31 }, (_, at) => new Date(first.getTime() + at * DAY_MS).toISOString().slice(0, 10))
  const cells = [...Array<string>(before).fill(''), ...days.filter(day => day.startsWith(month))]
  return Array.from({ length: Math.ceil(cells.length / DAYS_OF_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_, at) => cells[week * DAYS_OF_WEEK + at] ?? ''),
  )
}

export type ReceptionDay = ReceptionDaysAnswer[number]

const WEEKDAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']

interface CalendarProps {
  /** `YYYY-MM`. */
  readonly month: string
  readonly days: readonly ReceptionDay[]
  /** Absent where the user only looks. */
  readonly onAdd?: ((day: string) => void) | undefined
  readonly onChoose?: ((one: ReceptionDay) => void) | undefined
}

/** A month with who receives petitioners on which of its days; those that are over are left as they were. */
export function Calendar({ month, days, onAdd, onChoose }: CalendarProps) {
  const today = formatDay(new Date())
  return (
    <table className={styles.calendar} aria-label={`${month}接访排班`}>
      <thead>
        <tr>
          {WEEKDAYS.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map(week => (
          <tr key={week.join()}>
            {week.map((day, at) => (
              <td key={WEEKDAYS[at]} className={day === today ? styles.today : undefined}>
                <span className={styles.number}>{Number(day.slice(-2)) || ''}</span>
                {onAdd && day >= today && (
                  <button type="button" className={styles.add} aria-label={`${day}排班`} onClick={() => onAdd(day)}>
                    ＋
                  </button>
                )}
                {days
                  .filter(one => one.day === day)
                  .map(one => (
                    <Entry key={one.dayId} one={one} onChoose={day >= today ? onChoose : undefined} />
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Entry({ one, onChoose }: { one: ReceptionDay } & Pick<CalendarProps, 'onChoose'>) {
  const { half, leader, place, isPublished } = one
  return (
    <button type="button" className={styles.entry} disabled={!onChoose} onClick={() => onChoose?.(one)}>
      {HALVES[half]} <strong>{leader}</strong>
      <span>{place}</span>
      <span>{isPublished ? '已公示' : '未公示'}</span>
    </button>
  )
}
