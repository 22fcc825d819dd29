import { OverviewTiles } from '../../leadership-board/overview-tiles'

/** The figures of the own region, each with its change and its list. */
export default OverviewTiles
