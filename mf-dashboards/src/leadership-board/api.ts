import { reads, remoteApi } from '@portal/shared-lib'
import { leaderCases } from '@portal/shared-lib/contract/calls/leader-cases'
import { map, overview, ranking, shares, ticker, trend, units } from '@portal/shared-lib/contract/calls/stats'

export const {
  useDashboardBoardOverviewQuery,
  useDashboardBoardMapQuery,
  useDashboardBoardTrendQuery,
  useDashboardBoardRankingQuery,
  useDashboardBoardSharesQuery,
  useDashboardBoardUnitsQuery,
  useDashboardBoardTickerQuery,
  useDashboardBoardLeaderCasesQuery,
} = remoteApi('mf-dashboards', 'dashboard', build => ({
  dashboardBoardOverview: reads(build, overview),
  dashboardBoardMap: reads(build, map),
  dashboardBoardTrend: reads(build, trend),
  dashboardBoardRanking: reads(build, ranking),
  dashboardBoardShares: reads(build, shares),
  dashboardBoardUnits: reads(build, units),
  dashboardBoardTicker: reads(build, ticker),
  dashboardBoardLeaderCases: reads(build, leaderCases, ['Petition']),
}))
