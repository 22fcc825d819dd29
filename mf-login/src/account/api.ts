import { reads, remoteApi, writes } from '@portal/shared-lib'
import { updatePassword, updateUserInfo, userInfo } from '@portal/shared-lib/contract/calls/account'
import { organisation, updateOrganisation } from '@portal/shared-lib/contract/calls/organisations'

export const {
  useAccountUserInfoQuery,
  useAccountUpdateUserInfoMutation,
  useAccountUpdatePasswordMutation,
  useAccountOrganisationQuery,
  useAccountUpdateOrganisationMutation,
} = remoteApi('mf-login', 'account', build => ({
  accountUserInfo: reads(build, userInfo, ['Account']),
  accountUpdateUserInfo: writes(build, updateUserInfo, ['Account']),
  accountUpdatePassword: writes(build, updatePassword),
  accountOrganisation: reads(build, organisation, ['Account', 'Organisation']),
  accountUpdateOrganisation: writes(build, updateOrganisation, ['Account', 'Organisation']),
}))
