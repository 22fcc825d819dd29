import { Ticker } from '../../leadership-board/ticker'

/** What came today and cannot wait. */
export default function UrgentToday() {
  return <Ticker onlyToday />
}
