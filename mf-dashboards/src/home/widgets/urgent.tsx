import { Ticker } from '../../leadership-board/ticker'

/** The newest grave petitions of the own region. */
export default Ticker
