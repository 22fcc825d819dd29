import { reads, remoteApi } from '@portal/shared-lib'
import {
  type DocumentAnswer,
  suggestions,
  type VersionsAnswer,
  versions,
} from '@portal/shared-lib/contract/calls/knowledge'
import { petitionList } from '@portal/shared-lib/contract/calls/lists'

export type Law = DocumentAnswer
export type Version = VersionsAnswer['versions'][number]

export const { useKnowledgeVersionsQuery, useKnowledgeRelatedQuery, useKnowledgeCitingQuery } = remoteApi(
  'mf-knowledge',
  'knowledge',
  build => ({
    knowledgeVersions: reads(build, versions, ['Knowledge']),
    knowledgeRelated: reads(build, suggestions, ['Knowledge']),
    knowledgeCiting: reads(build, petitionList, ['Petition']),
  }),
)
