import { reads, remoteApi, writes } from '@portal/shared-lib'
import { urgeable, urgeMany } from '@portal/shared-lib/contract/calls/urging'

export const { useDashboardUrgeableQuery, useDashboardUrgeManyMutation } = remoteApi(
  'mf-dashboards',
  'dashboard',
  build => ({
    dashboardUrgeable: reads(build, urgeable, ['Petition']),
    dashboardUrgeMany: writes(build, urgeMany, ['Petition', 'Todo']),
  }),
)
