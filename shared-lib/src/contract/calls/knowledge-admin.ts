// Made from ../knowledge-admin.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../knowledge-admin'

export type ManagedDocumentsArgs = CallArgs<typeof contract.managedDocuments>
export type ManagedDocumentsAnswer = CallAnswer<typeof contract.managedDocuments>
export type SetCategoriesArgs = CallArgs<typeof contract.setCategories>
export type SetCategoriesAnswer = CallAnswer<typeof contract.setCategories>

export const managedDocuments: CallDescriptor<ManagedDocumentsArgs, ManagedDocumentsAnswer> = {"id":"knowledgeAdmin.managedDocuments","method":"POST","path":"api/knowledge/managed","body":"json"}

export const setCategories: CallDescriptor<SetCategoriesArgs, SetCategoriesAnswer> = {"id":"knowledgeAdmin.setCategories","method":"POST","path":"api/knowledge/setCategories","body":"json","writes":true}
