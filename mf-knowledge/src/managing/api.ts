import { reads, remoteApi, writes } from '@portal/shared-lib'
import {
  createDraft,
  type DraftAnswer,
  discardDraft,
  draft,
  editors,
  type FeedbackAnswer,
  feedback,
  handleFeedback,
  type ManagedDocumentsAnswer,
  type ManagedTreeAnswer,
  managedDocuments,
  managedTree,
  moveNode,
  publishDraft,
  removeFolder,
  retireDocument,
  returnDraft,
  saveDraft,
  saveFolder,
  searchManaged,
  setCategories,
  submitDraft,
} from '@portal/shared-lib/contract/calls/knowledge-admin'
import { codeTable } from '@portal/shared-lib/contract/calls/tables'

/** A document as who administers the knowledge base sees it. */
export type Managed = ManagedDocumentsAnswer[number]
export type ManagedNode = ManagedTreeAnswer[number]
export type Draft = DraftAnswer
export type Fault = FeedbackAnswer['faults'][number]
export type Content = Draft['content']
/** Content as it is sent: its owner by id alone. */
export type Written = Omit<Content, 'owner' | 'attachments'> & { readonly attachments: string[] }

export const {
  useKnowledgeManagedQuery,
  useKnowledgeSetCategoriesMutation,
  useKnowledgeManagedTreeQuery,
  useKnowledgeSearchManagedQuery,
  useKnowledgeMoveNodeMutation,
  useKnowledgeSaveFolderMutation,
  useKnowledgeRemoveFolderMutation,
  useKnowledgeCodesQuery,
  useKnowledgeDraftQuery,
  useKnowledgeEditorsQuery,
  useKnowledgeFeedbackQuery,
  useKnowledgeHandleFeedbackMutation,
  useKnowledgeCreateDraftMutation,
  useKnowledgeSaveDraftMutation,
  useKnowledgeSubmitDraftMutation,
  useKnowledgePublishDraftMutation,
  useKnowledgeReturnDraftMutation,
  useKnowledgeDiscardDraftMutation,
  useKnowledgeRetireDocumentMutation,
} = remoteApi('mf-knowledge', 'knowledge', build => ({
  knowledgeManaged: reads(build, managedDocuments, ['Knowledge']),
  knowledgeManagedTree: reads(build, managedTree, ['Knowledge']),
  knowledgeSearchManaged: reads(build, searchManaged, ['Knowledge']),
  knowledgeMoveNode: writes(build, moveNode, ['Knowledge']),
  knowledgeSaveFolder: writes(build, saveFolder, ['Knowledge']),
  knowledgeRemoveFolder: writes(build, removeFolder, ['Knowledge']),
  knowledgeSetCategories: writes(build, setCategories, ['Knowledge']),
  knowledgeCodes: reads(build, codeTable, ['Table']),
  knowledgeEditors: reads(build, editors, ['Knowledge']),
  knowledgeFeedback: reads(build, feedback, ['Knowledge']),
  knowledgeHandleFeedback: writes(build, handleFeedback, ['Knowledge']),
  knowledgeDraft: reads(build, draft, ['Knowledge']),
  knowledgeCreateDraft: writes(build, createDraft, ['Knowledge']),
  knowledgeSaveDraft: writes(build, saveDraft, ['Knowledge']),
  knowledgeSubmitDraft: writes(build, submitDraft, ['Knowledge']),
  knowledgePublishDraft: writes(build, publishDraft, ['Knowledge']),
  knowledgeReturnDraft: writes(build, returnDraft, ['Knowledge']),
  knowledgeDiscardDraft: writes(build, discardDraft, ['Knowledge']),
  knowledgeRetireDocument: writes(build, retireDocument, ['Knowledge']),
}))
