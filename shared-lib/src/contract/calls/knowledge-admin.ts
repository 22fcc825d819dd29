// Made from ../knowledge-admin.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../knowledge-admin'

export type CreateDraftArgs = CallArgs<typeof contract.createDraft>
export type CreateDraftAnswer = CallAnswer<typeof contract.createDraft>
export type DiscardDraftArgs = CallArgs<typeof contract.discardDraft>
export type DiscardDraftAnswer = CallAnswer<typeof contract.discardDraft>
export type DraftArgs = CallArgs<typeof contract.draft>
export type DraftAnswer = CallAnswer<typeof contract.draft>
export type EditorsArgs = CallArgs<typeof contract.editors>
export type EditorsAnswer = CallAnswer<typeof contract.editors>
export type FeedbackArgs = CallArgs<typeof contract.feedback>
export type FeedbackAnswer = CallAnswer<typeof contract.feedback>
export type HandleFeedbackArgs = CallArgs<typeof contract.handleFeedback>
export type HandleFeedbackAnswer = CallAnswer<typeof contract.handleFeedback>
export type ManagedDocumentsArgs = CallArgs<typeof contract.managedDocuments>
export type ManagedDocumentsAnswer = CallAnswer<typeof contract.managedDocuments>
export type ManagedTreeArgs = CallArgs<typeof contract.managedTree>
export type ManagedTreeAnswer = CallAnswer<typeof contract.managedTree>
export type MoveNodeArgs = CallArgs<typeof contract.moveNode>
export type MoveNodeAnswer = CallAnswer<typeof contract.moveNode>
export type PublishDraftArgs = CallArgs<typeof contract.publishDraft>
export type PublishDraftAnswer = CallAnswer<typeof contract.publishDraft>
export type ReadTextFileArgs = CallArgs<typeof contract.readTextFile>
export type ReadTextFileAnswer = CallAnswer<typeof contract.readTextFile>
export type RemoveFolderArgs = CallArgs<typeof contract.removeFolder>
export type RemoveFolderAnswer = CallAnswer<typeof contract.removeFolder>
export type RetireDocumentArgs = CallArgs<typeof contract.retireDocument>
export type RetireDocumentAnswer = CallAnswer<typeof contract.retireDocument>
export type ReturnDraftArgs = CallArgs<typeof contract.returnDraft>
export type ReturnDraftAnswer = CallAnswer<typeof contract.returnDraft>
export type SaveDraftArgs = CallArgs<typeof contract.saveDraft>
export type SaveDraftAnswer = CallAnswer<typeof contract.saveDraft>
export type SaveFolderArgs = CallArgs<typeof contract.saveFolder>
export type SaveFolderAnswer = CallAnswer<typeof contract.saveFolder>
export type SearchManagedArgs = CallArgs<typeof contract.searchManaged>
export type SearchManagedAnswer = CallAnswer<typeof contract.searchManaged>
export type SetCategoriesArgs = CallArgs<typeof contract.setCategories>
export type SetCategoriesAnswer = CallAnswer<typeof contract.setCategories>
export type SubmitDraftArgs = CallArgs<typeof contract.submitDraft>
export type SubmitDraftAnswer = CallAnswer<typeof contract.submitDraft>

export const createDraft: CallDescriptor<CreateDraftArgs, CreateDraftAnswer> = {"id":"knowledgeAdmin.createDraft","method":"POST","path":"api/knowledge/createDraft","body":"json","writes":true}

export const discardDraft: CallDescriptor<DiscardDraftArgs, DiscardDraftAnswer> = {"id":"knowledgeAdmin.discardDraft","method":"POST","path":"api/knowledge/discardDraft","body":"json","writes":true}

export const draft: CallDescriptor<DraftArgs, DraftAnswer> = {"id":"knowledgeAdmin.draft","method":"POST","path":"api/knowledge/draft","body":"json"}

export const editors: CallDescriptor<EditorsArgs, EditorsAnswer> = {"id":"knowledgeAdmin.editors","method":"POST","path":"api/knowledge/editors","body":"json"}

export const feedback: CallDescriptor<FeedbackArgs, FeedbackAnswer> = {"id":"knowledgeAdmin.feedback","method":"POST","path":"api/knowledge/feedback","body":"json"}

export const handleFeedback: CallDescriptor<HandleFeedbackArgs, HandleFeedbackAnswer> = {"id":"knowledgeAdmin.handleFeedback","method":"POST","path":"api/knowledge/handleFeedback","body":"json","writes":true}

export const managedDocuments: CallDescriptor<ManagedDocumentsArgs, ManagedDocumentsAnswer> = {"id":"knowledgeAdmin.managedDocuments","method":"POST","path":"api/knowledge/managed","body":"json"}

export const managedTree: CallDescriptor<ManagedTreeArgs, ManagedTreeAnswer> = {"id":"knowledgeAdmin.managedTree","method":"POST","path":"api/knowledge/managedTree","body":"json"}

export const moveNode: CallDescriptor<MoveNodeArgs, MoveNodeAnswer> = {"id":"knowledgeAdmin.moveNode","method":"POST","path":"api/knowledge/moveNode","body":"json","writes":true}

export const publishDraft: CallDescriptor<PublishDraftArgs, PublishDraftAnswer> = {"id":"knowledgeAdmin.publishDraft","method":"POST","path":"api/knowledge/publishDraft","body":"json","writes":true}

export const readTextFile: CallDescriptor<ReadTextFileArgs, ReadTextFileAnswer> = {"id":"knowledgeAdmin.readTextFile","method":"POST","path":"api/knowledge/readTextFile","body":"json","slow":true}

export const removeFolder: CallDescriptor<RemoveFolderArgs, RemoveFolderAnswer> = {"id":"knowledgeAdmin.removeFolder","method":"POST","path":"api/knowledge/removeFolder","body":"json","writes":true}

export const retireDocument: CallDescriptor<RetireDocumentArgs, RetireDocumentAnswer> = {"id":"knowledgeAdmin.retireDocument","method":"POST","path":"api/knowledge/retire","body":"json","writes":true}

export const returnDraft: CallDescriptor<ReturnDraftArgs, ReturnDraftAnswer> = {"id":"knowledgeAdmin.returnDraft","method":"POST","path":"api/knowledge/returnDraft","body":"json","writes":true}

export const saveDraft: CallDescriptor<SaveDraftArgs, SaveDraftAnswer> = {"id":"knowledgeAdmin.saveDraft","method":"POST","path":"api/knowledge/saveDraft","body":"json","writes":true}

export const saveFolder: CallDescriptor<SaveFolderArgs, SaveFolderAnswer> = {"id":"knowledgeAdmin.saveFolder","method":"POST","path":"api/knowledge/saveFolder","body":"json","writes":true}

export const searchManaged: CallDescriptor<SearchManagedArgs, SearchManagedAnswer> = {"id":"knowledgeAdmin.searchManaged","method":"POST","path":"api/knowledge/searchManaged","body":"json","background":true}

export const setCategories: CallDescriptor<SetCategoriesArgs, SetCategoriesAnswer> = {"id":"knowledgeAdmin.setCategories","method":"POST","path":"api/knowledge/setCategories","body":"json","writes":true}

export const submitDraft: CallDescriptor<SubmitDraftArgs, SubmitDraftAnswer> = {"id":"knowledgeAdmin.submitDraft","method":"POST","path":"api/knowledge/submitDraft","body":"json","writes":true}
