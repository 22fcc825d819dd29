import { reads, remoteApi, writes } from '@portal/shared-lib'
import { circular, region, saveCircular } from '@portal/shared-lib/contract/calls/region-panel'

export const { useDashboardRegionQuery, useDashboardCircularQuery, useDashboardSaveCircularMutation } = remoteApi(
  'mf-dashboards',
  'dashboard',
  build => ({
    dashboardRegion: reads(build, region, ['Petition']),
    dashboardCircular: reads(build, circular, ['Setting']),
    dashboardSaveCircular: writes(build, saveCircular, ['Setting']),
  }),
)
