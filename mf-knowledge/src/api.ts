import { reads, remoteApi, writes } from '@portal/shared-lib'
import {
  type DocumentAnswer,
  document,
  favourite,
  favourites,
  giveFeedback,
  ownFeedback,
  type SearchTreeAnswer,
  searchTree,
  type TreeAnswer,
  tree,
} from '@portal/shared-lib/contract/calls/knowledge'

export type KnowledgeNode = TreeAnswer[number]
export type KnowledgeDocument = DocumentAnswer
export type FoundInTree = SearchTreeAnswer

export const {
  useKnowledgeTreeQuery,
  useKnowledgeSearchTreeQuery,
  useKnowledgeDocumentQuery,
  useKnowledgeFavouritesQuery,
  useKnowledgeKeepFavouriteMutation,
  useKnowledgeOwnFeedbackQuery,
  useKnowledgeGiveFeedbackMutation,
} = remoteApi('mf-knowledge', 'knowledge', build => ({
  knowledgeTree: reads(build, tree, ['Knowledge']),
  knowledgeSearchTree: reads(build, searchTree, ['Knowledge']),
  knowledgeDocument: reads(build, document, ['Knowledge']),
  knowledgeFavourites: reads(build, favourites, ['Setting']),
  knowledgeKeepFavourite: writes(build, favourite, ['Setting']),
  knowledgeOwnFeedback: reads(build, ownFeedback, ['Knowledge']),
  knowledgeGiveFeedback: writes(build, giveFeedback, ['Knowledge']),
}))
