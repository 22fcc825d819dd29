import { defineRemote } from '@portal/shared-lib'
import { PortalUi } from '@portal/shared-lib/ui'

export default defineRemote({
  frame: PortalUi,
  routes: { '/noticeList': () => import('./notices/notice-page') },
})
