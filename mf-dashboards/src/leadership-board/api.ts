import { reads, remoteApi, writes } from '@portal/shared-lib'
import { leaderCases } from '@portal/shared-lib/contract/calls/leader-cases'
import {
  acknowledge,
  map,
  overview,
  ranking,
  shares,
  ticker,
  today,
  trend,
  unit,
  units,
} from '@portal/shared-lib/contract/calls/stats'

export const {
  useDashboardBoardOverviewQuery,
  useDashboardBoardMapQuery,
  useDashboardBoardTrendQuery,
  useDashboardBoardRankingQuery,
  useDashboardBoardSharesQuery,
  useDashboardBoardUnitsQuery,
  useDashboardBoardUnitQuery,
  useDashboardBoardTodayQuery,
  useDashboardBoardAcknowledgeMutation,
  useDashboardBoardTickerQuery,
  useDashboardBoardLeaderCasesQuery,
} = remoteApi('mf-dashboards', 'dashboard', build => ({
  dashboardBoardOverview: reads(build, overview),
  dashboardBoardMap: reads(build, map),
  dashboardBoardTrend: reads(build, trend),
  dashboardBoardRanking: reads(build, ranking),
  dashboardBoardShares: reads(build, shares),
  dashboardBoardUnits: reads(build, units),
  dashboardBoardUnit: reads(build, unit),
  // Who is warned of a grave petition is told so by a message at once.
  dashboardBoardToday: reads(build, today, ['Alert', 'Message']),
  dashboardBoardAcknowledge: writes(build, acknowledge, ['Alert']),
  dashboardBoardTicker: reads(build, ticker),
  dashboardBoardLeaderCases: reads(build, leaderCases, ['Petition']),
}))
