import { reads, remoteApi } from '@portal/shared-lib'
import { suggestions } from '@portal/shared-lib/contract/calls/knowledge'

export const { useCaseworkSuggestionsQuery } = remoteApi('mf-casework', 'casework', build => ({
  caseworkSuggestions: reads(build, suggestions, ['Knowledge']),
}))
