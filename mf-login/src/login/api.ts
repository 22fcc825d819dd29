import { reads, remoteApi, writes } from '@portal/shared-lib'
import { homePath, organisationsOfAccount, signIn } from '@portal/shared-lib/contract/calls/identity'

export const { useLazyLoginOrganisationsQuery, useLoginSignInMutation, useLazyLoginHomePathQuery } = remoteApi(
  'mf-login',
  'login',
  build => ({
    loginOrganisations: reads(build, organisationsOfAccount),
    loginSignIn: writes(build, signIn),
    loginHomePath: reads(build, homePath),
  }),
)
