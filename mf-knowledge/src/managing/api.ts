import { reads, remoteApi, writes } from '@portal/shared-lib'
import {
  type ManagedDocumentsAnswer,
  managedDocuments,
  setCategories,
} from '@portal/shared-lib/contract/calls/knowledge-admin'
import { codeTable } from '@portal/shared-lib/contract/calls/tables'

/** A document as who administers the knowledge base sees it. */
export type Managed = ManagedDocumentsAnswer[number]

export const { useKnowledgeManagedQuery, useKnowledgeSetCategoriesMutation, useKnowledgeCodesQuery } = remoteApi(
  'mf-knowledge',
  'knowledge',
  build => ({
    knowledgeManaged: reads(build, managedDocuments, ['Knowledge']),
    knowledgeSetCategories: writes(build, setCategories, ['Knowledge']),
    knowledgeCodes: reads(build, codeTable, ['Table']),
  }),
)
