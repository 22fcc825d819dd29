import { reads, remoteApi } from '@portal/shared-lib'
import { type DocumentAnswer, document, type TreeAnswer, tree } from '@portal/shared-lib/contract/calls/knowledge'

export type KnowledgeNode = TreeAnswer[number]
export type KnowledgeDocument = DocumentAnswer

export const { useKnowledgeTreeQuery, useKnowledgeDocumentQuery } = remoteApi('mf-knowledge', 'knowledge', build => ({
  knowledgeTree: reads(build, tree, ['Knowledge']),
  knowledgeDocument: reads(build, document, ['Knowledge']),
}))
