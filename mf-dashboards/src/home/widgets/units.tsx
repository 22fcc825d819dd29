import { Ranking } from '../../leadership-board/ranking'

/** The responsible units of the own region with most overdue. */
export default Ranking
