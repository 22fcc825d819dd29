import { reads, remoteApi } from '@portal/shared-lib'
import {
  beforeAfter,
  causes,
  citations,
  forecast,
  policyMatrix,
  suggestions,
  topics,
} from '@portal/shared-lib/contract/calls/decision-board'

export const {
  useDashboardPolicyMatrixQuery,
  useDashboardBeforeAfterQuery,
  useDashboardCitationsQuery,
  useDashboardCausesQuery,
  useDashboardSuggestionsQuery,
  useDashboardTopicsQuery,
  useDashboardForecastQuery,
} = remoteApi('mf-dashboards', 'dashboard', build => ({
  dashboardPolicyMatrix: reads(build, policyMatrix),
  dashboardBeforeAfter: reads(build, beforeAfter),
  dashboardCitations: reads(build, citations),
  dashboardCauses: reads(build, causes),
  dashboardSuggestions: reads(build, suggestions),
  dashboardTopics: reads(build, topics),
  dashboardForecast: reads(build, forecast),
}))
