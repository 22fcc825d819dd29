import type { ComponentType } from 'react'
import { homeWidgets } from '../../../remote.json'

type LoadWidget = () => Promise<{ default: ComponentType }>

/** What this remote itself has behind the keys of its `remote.json`. */
const OWN: Readonly<Record<string, LoadWidget>> = {
  due: () => import('../widgets/due-bands'),
  fortnight: () => import('../widgets/fortnight'),
  week: () => import('../widgets/own-week'),
  ring: () => import('../widgets/todo-ring'),
  tiles: () => import('../widgets/tiles'),
  officers: () => import('../widgets/officer-work'),
  kinds: () => import('../widgets/kinds'),
  approvals: () => import('../widgets/waiting-approvals'),
  pressing: () => import('../widgets/pressing'),
  load: () => import('../widgets/load-per-clerk'),
  hall: () => import('../widgets/hall'),
  figures: async () => ({ default: (await import('../../leadership-board/overview-tiles')).OverviewTiles }),
  trend: () => import('../widgets/trend'),
  map: () => import('../widgets/overdue-map'),
  units: async () => ({ default: (await import('../../leadership-board/ranking')).Ranking }),
  leaderCases: () => import('../widgets/leader-cases'),
  urgent: () => import('../widgets/urgent-today'),
  entries: () => import('../widgets/entries'),
  receptions: () => import('../widgets/receptions'),
  notices: () => import('../widgets/notices'),
}

export const ownWidgets = () =>
  homeWidgets.flatMap(widget => {
    const load = OWN[widget.key]
    return load ? [{ ...widget, load }] : []
  })
