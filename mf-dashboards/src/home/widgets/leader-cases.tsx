import { LeaderCases } from '../../leadership-board/leader-cases'

/** What leaders of the own organisation have taken on. */
export default LeaderCases
