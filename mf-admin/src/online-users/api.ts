import { reads, remoteApi, writes } from '@portal/shared-lib'
import { endUserSession, onlineUsers } from '@portal/shared-lib/contract/calls/online-users'

export const { useAdminOnlineUsersQuery, useAdminEndUserSessionMutation } = remoteApi('mf-admin', 'admin', build => ({
  adminOnlineUsers: reads(build, onlineUsers, ['Setting']),
  adminEndUserSession: writes(build, endUserSession, ['Setting']),
}))
