import { reads, remoteApi, writes } from '@portal/shared-lib'
import { petition, registerLetter, timeline } from '@portal/shared-lib/contract/calls/petitions'
import { codeTable, regions } from '@portal/shared-lib/contract/calls/tables'
import { claim, todos } from '@portal/shared-lib/contract/calls/todos'

export const {
  useCaseworkTodosQuery,
  useCaseworkClaimMutation,
  useCaseworkPetitionQuery,
  useCaseworkTimelineQuery,
  useCaseworkRegisterLetterMutation,
  useCaseworkCodeTableQuery,
  useLazyCaseworkRegionsQuery,
} = remoteApi('mf-casework', 'casework', build => ({
  caseworkTodos: reads(build, todos, ['Todo']),
  caseworkClaim: writes(build, claim, ['Todo', 'Petition']),
  caseworkPetition: reads(build, petition, ['Petition']),
  caseworkTimeline: reads(build, timeline, ['Petition']),
  caseworkRegisterLetter: writes(build, registerLetter, ['Todo', 'Petition']),
  caseworkCodeTable: reads(build, codeTable, ['Table']),
  caseworkRegions: reads(build, regions, ['Table']),
}))
