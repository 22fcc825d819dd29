import { reads, remoteApi } from '@portal/shared-lib'
import { otherPosts } from '@portal/shared-lib/contract/calls/identity'
import { pageHelp } from '@portal/shared-lib/contract/calls/knowledge'
import { organisation } from '@portal/shared-lib/contract/calls/organisations'

export const { useShellOrganisationQuery, useShellPageHelpQuery, useShellPostsQuery } = remoteApi(
  'shell',
  'shell',
  build => ({
    shellOrganisation: reads(build, organisation),
    shellPageHelp: reads(build, pageHelp),
    shellPosts: reads(build, otherPosts),
  }),
)
