import { reads, remoteApi, writes } from '@portal/shared-lib'
import {
  removeSearch,
  removeSynonyms,
  type SearchAnswer,
  type SynonymsAnswer,
  saveSearch,
  saveSynonyms,
  search,
  searches,
  similar,
  suggestSearch,
  synonyms,
} from '@portal/shared-lib/contract/calls/search'

export type Answer = SearchAnswer
/** Words that find each other. */
export type SynonymGroup = SynonymsAnswer[number]
export type Hit = SearchAnswer['hits'][number]

export const {
  useKnowledgeSearchQuery,
  useKnowledgeSimilarQuery,
  useKnowledgeSuggestQuery,
  useKnowledgeSearchesQuery,
  useKnowledgeSaveSearchMutation,
  useKnowledgeRemoveSearchMutation,
  useKnowledgeSynonymsQuery,
  useKnowledgeSaveSynonymsMutation,
  useKnowledgeRemoveSynonymsMutation,
} = remoteApi('mf-knowledge', 'knowledge', build => ({
  knowledgeSearch: reads(build, search, ['Petition', 'Knowledge', 'Notice']),
  knowledgeSuggest: reads(build, suggestSearch, ['Knowledge', 'Notice', 'Setting']),
  knowledgeSimilar: reads(build, similar, ['Petition']),
  knowledgeSearches: reads(build, searches, ['Setting']),
  knowledgeSaveSearch: writes(build, saveSearch, ['Setting']),
  knowledgeRemoveSearch: writes(build, removeSearch, ['Setting']),
  knowledgeSynonyms: reads(build, synonyms, ['Knowledge']),
  knowledgeSaveSynonyms: writes(build, saveSynonyms, ['Knowledge']),
  knowledgeRemoveSynonyms: writes(build, removeSynonyms, ['Knowledge']),
}))
