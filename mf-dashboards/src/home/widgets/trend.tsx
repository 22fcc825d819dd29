import { useMemo, useState } from 'react'
import { readBoardQuery } from '../../leadership-board/board-query'
import { Trend } from '../../leadership-board/trend'
import { askedOf, BoardProvider } from '../../leadership-board/use-board'

/** The last 30 days of the own region. */
export default function TrendWidget() {
  const [unit, setUnit] = useState<'day' | 'month'>('day')
  const asked = useMemo(() => askedOf({ ...readBoardQuery(new URLSearchParams()), unit }, false), [unit])
  return (
    <BoardProvider value={asked}>
      <Trend onUnit={setUnit} />
    </BoardProvider>
  )
}
