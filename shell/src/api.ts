import { reads, remoteApi } from '@portal/shared-lib'
import { otherPosts } from '@portal/shared-lib/contract/calls/identity'
import { document, tree } from '@portal/shared-lib/contract/calls/knowledge'
import { organisation } from '@portal/shared-lib/contract/calls/organisations'

export const { useShellArticleQuery, useShellKnowledgeQuery, useShellOrganisationQuery, useShellPostsQuery } =
  remoteApi('shell', 'shell', build => ({
    shellOrganisation: reads(build, organisation),
    shellKnowledge: reads(build, tree),
    shellArticle: reads(build, document),
    shellPosts: reads(build, otherPosts),
  }))
