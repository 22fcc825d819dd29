import { reads, remoteApi, writes } from '@portal/shared-lib'
import { updatePassword, updateUserInfo, userInfo } from '@portal/shared-lib/contract/calls/account'
import { organisation, parentOrganisations, updateOrganisation } from '@portal/shared-lib/contract/calls/organisations'
import { codeTable } from '@portal/shared-lib/contract/calls/tables'

export const {
  useAccountUserInfoQuery,
  useAccountUpdateUserInfoMutation,
  useAccountUpdatePasswordMutation,
  useAccountOrganisationQuery,
  useAccountParentsQuery,
  useAccountCodeTableQuery,
  useAccountUpdateOrganisationMutation,
} = remoteApi('mf-login', 'account', build => ({
  accountUserInfo: reads(build, userInfo, ['Account']),
  accountUpdateUserInfo: writes(build, updateUserInfo, ['Account']),
  accountUpdatePassword: writes(build, updatePassword),
  accountOrganisation: reads(build, organisation, ['Account']),
  accountParents: reads(build, parentOrganisations, ['Account']),
  accountCodeTable: reads(build, codeTable, ['Table']),
  accountUpdateOrganisation: writes(build, updateOrganisation, ['Account']),
}))
