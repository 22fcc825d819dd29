import type { forecast } from '@portal/shared-lib/contract/decision-board'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { addDays, dayOf } from '../../platform/calendar/china-time'
import { figure } from '../asked'
import { dayBy, inScope, type Table } from '../conditions'
import { countTable } from '../count'
import type { Counting } from '../counting'
import { timesOf } from '../dimensions'
import { firstDay } from './first-day'
import { FORECAST_HISTORY_DAYS, forecastWeek } from './weekdays'

const SHOWN_DAYS = 28

/** Petitions by day, and how many the next seven days would bring. Of numbers only, never of people. */
export async function countForecast(
  counting: Counting,
  args: CallInput<typeof forecast>,
): Promise<CallAnswer<typeof forecast>> {
  const today = dayOf(counting.now)
  const scope = inScope(args, today)
  const registered = dayBy('mode', '2')
  if (!registered) throw new Error('Petitions are registered on a day')
  const period = { from: addDays(today, -FORECAST_HISTORY_DAYS), to: addDays(today, -1) }
  const firsts = Array.from({ length: FORECAST_HISTORY_DAYS }, (_, at) => addDays(period.from, at))
  const days = timesOf(registered, 'day', first => first)
  const [table, first] = await Promise.all([
    countTable(counting, {
      title: '信访量走势',
      scope,
      columns: [figure('M01')],
      period,
      dateMode: '2',
      isCompared: false,
      rows: { ...days, names: db => days.names(db, firsts) },
    }),
    firstDay(counting, scope),
  ])
  const ahead = first !== undefined && first <= period.from ? forecastWeek(valuesOf(table)) : null
  return {
    table: { ...table, rows: table.rows.slice(-SHOWN_DAYS) },
    ahead: ahead && { ...ahead, days: ahead.days.map((one, at) => ({ ...one, day: addDays(today, at) })) },
  }
}

const valuesOf = ({ rows }: Table): number[] => rows.map(({ cells }) => cells[0]?.value ?? 0)
