import { useState } from 'react'
import styles from './board.module.css'
import {
  type BoardQuery,
  CHANNELS,
  type ChannelName,
  daysOf,
  PERIODS,
  type PeriodName,
  REPEATS,
  todayInChina,
} from './board-query'

interface FiltersProps {
  readonly query: BoardQuery
  readonly onAsk: (next: Partial<BoardQuery>) => void
}

/** What the board counts: of which days, forms, first or repeated petitions. */
export function Filters({ query, onAsk }: FiltersProps) {
  const { from, to } = daysOf(query, todayInChina())
  return (
    <search className={styles.filters} aria-label="统计条件">
      <Choice
        label="统计期间"
        value={query.period}
        options={PERIODS}
        onChoose={(period: PeriodName) => onAsk(period === 'days' ? { period, from, to } : { period })}
      />
      {query.period === 'days' && <Days key={`${from} ${to}`} from={from} to={to} onAsk={onAsk} />}
      <Choice
        label="信访形式"
        value={query.channel}
        options={CHANNEL_NAMES}
        onChoose={(channel: ChannelName) => onAsk({ channel })}
      />
      <Choice
        label="初件重件"
        value={query.repeat}
        options={REPEATS}
        onChoose={(repeat: BoardQuery['repeat']) => onAsk({ repeat })}
      />
    </search>
  )
}

const CHANNEL_NAMES = Object.fromEntries(Object.entries(CHANNELS).map(([key, { name }]) => [key, name])) as Record<
  ChannelName,
  string
>

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: Readonly<Record<Value, string>>
  readonly onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  const keys = Object.keys(options) as Value[]
  const choose = (text: string) => {
    const chosen = keys.find(key => key === text)
    if (chosen !== undefined) onChoose(chosen)
  }
  return (
    <select className={styles.select} aria-label={label} value={value} onChange={({ target }) => choose(target.value)}>
      {keys.map(key => (
        <option key={key} value={key}>
          {options[key]}
        </option>
      ))}
    </select>
  )
}

interface DaysProps extends Pick<FiltersProps, 'onAsk'> {
  readonly from: string
  readonly to: string
}

/** A period of one's own; it is asked for once both days make one. */
function Days({ from, to, onAsk }: DaysProps) {
  const [days, setDays] = useState({ from, to })
  const change = (next: Partial<typeof days>) => {
    const changed = { ...days, ...next }
    setDays(changed)
    if (changed.from && changed.to && changed.from <= changed.to) onAsk({ period: 'days', ...changed })
  }
  return (
    <>
      <input
        type="date"
        className={styles.select}
        aria-label="开始日期"
        value={days.from}
        max={days.to}
        onChange={({ target }) => change({ from: target.value })}
      />
      <input
        type="date"
        className={styles.select}
        aria-label="结束日期"
        value={days.to}
        min={days.from}
        onChange={({ target }) => change({ to: target.value })}
      />
    </>
  )
}
