// Made from ../petition-drafts.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../petition-drafts'

export type DeleteDraftArgs = CallArgs<typeof contract.deleteDraft>
export type DeleteDraftAnswer = CallAnswer<typeof contract.deleteDraft>
export type DraftArgs = CallArgs<typeof contract.draft>
export type DraftAnswer = CallAnswer<typeof contract.draft>
export type DraftsArgs = CallArgs<typeof contract.drafts>
export type DraftsAnswer = CallAnswer<typeof contract.drafts>
export type SaveDraftArgs = CallArgs<typeof contract.saveDraft>
export type SaveDraftAnswer = CallAnswer<typeof contract.saveDraft>

export const deleteDraft: CallDescriptor<DeleteDraftArgs, DeleteDraftAnswer> = {"id":"petitionDrafts.deleteDraft","method":"POST","path":"api/petitions/deleteDraft","body":"json","writes":true,"send":{"id":"cgid"}}

export const draft: CallDescriptor<DraftArgs, DraftAnswer> = {"id":"petitionDrafts.draft","method":"POST","path":"api/petitions/draft","body":"json","send":{"id":"cgid"},"receive":{"id":"cgid","form":"djbd","savedAt":"bcsj","content":"data","files":["fjList",{"name":"wjm"}]}}

export const drafts: CallDescriptor<DraftsArgs, DraftsAnswer> = {"id":"petitionDrafts.drafts","method":"POST","path":"api/petitions/drafts","body":"json","send":{"form":"djbd"},"receive":{"id":"cgid","form":"djbd","savedAt":"bcsj"}}

export const saveDraft: CallDescriptor<SaveDraftArgs, SaveDraftAnswer> = {"id":"petitionDrafts.saveDraft","method":"POST","path":"api/petitions/saveDraft","body":"json","writes":true,"send":{"id":"cgid","form":"djbd","content":"data","fileIds":"fjList"},"receive":{"id":"cgid","form":"djbd","savedAt":"bcsj"}}
