import { reads, remoteApi } from '@portal/shared-lib'
import { homeNumbers } from '@portal/shared-lib/contract/calls/counters'
import { peopleByName } from '@portal/shared-lib/contract/calls/people'
import { timeline } from '@portal/shared-lib/contract/calls/petitions'

export const { useDeskNumbersQuery, useDeskTimelineQuery, useLazyDeskPeopleQuery } = remoteApi(
  'mf-desk',
  'desk',
  build => ({
    deskNumbers: reads(build, homeNumbers, ['Todo']),
    deskPeople: reads(build, peopleByName),
    deskTimeline: reads(build, timeline, ['Petition']),
  }),
)
