import { reads, remoteApi } from '@portal/shared-lib'
import { otherPosts } from '@portal/shared-lib/contract/calls/identity'
import { organisation } from '@portal/shared-lib/contract/calls/organisations'

export const { useShellOrganisationQuery, useShellPostsQuery } = remoteApi('shell', 'shell', build => ({
  shellOrganisation: reads(build, organisation),
  shellPosts: reads(build, otherPosts),
}))
