import { readBoardQuery } from '../../leadership-board/board-query'
import { RegionMap } from '../../leadership-board/region-map'
import { askedOf, BoardProvider } from '../../leadership-board/use-board'

const BY_OVERDUE = askedOf({ ...readBoardQuery(new URLSearchParams()), metric: 'M26o' }, false)

/** The regions below the own by what is past its limit there; each opens its list. */
export default function OverdueMap() {
  return (
    <BoardProvider value={BY_OVERDUE}>
      <RegionMap title="地区超期" height={14} />
    </BoardProvider>
  )
}
