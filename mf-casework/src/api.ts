import { reads, remoteApi } from '@portal/shared-lib'
import { petition, timeline } from '@portal/shared-lib/contract/calls/petitions'
import { codeTable } from '@portal/shared-lib/contract/calls/tables'

export const casework = remoteApi('mf-casework', 'casework', build => ({
  caseworkPetition: reads(build, petition, ['Petition']),
  caseworkTimeline: reads(build, timeline, ['Petition']),
  caseworkCodeTable: reads(build, codeTable, ['Table']),
}))

export const { useCaseworkPetitionQuery, useCaseworkTimelineQuery, useCaseworkCodeTableQuery } = casework
