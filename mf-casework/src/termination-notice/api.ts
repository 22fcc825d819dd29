import { reads, remoteApi } from '@portal/shared-lib'
import {
  candidate,
  termination,
  terminationButtons,
  terminations,
  terminationsOf,
} from '@portal/shared-lib/contract/calls/terminations'

const readings = remoteApi('mf-casework', 'termination', build => ({
  terminationList: reads(build, terminations, ['Petition', 'Todo']),
  terminationCandidate: reads(build, candidate, ['Petition']),
  terminationRead: reads(build, termination, ['Petition']),
  terminationButtons: reads(build, terminationButtons, ['Petition', 'Todo']),
  terminationsOfPetition: reads(build, terminationsOf, ['Petition']),
}))

export const {
  useTerminationListQuery,
  useTerminationCandidateQuery,
  useTerminationReadQuery,
  useTerminationButtonsQuery,
  useTerminationsOfPetitionQuery,
} = readings
