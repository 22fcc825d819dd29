import { defineRemote } from '@portal/shared-lib'
import { PortalUi } from '@portal/shared-lib/ui'

export default defineRemote({
  frame: PortalUi,
  routes: {
    '/noticeList': () => import('./notices/notice-page'),
    '/room': () => import('./room/room-page'),
    '/sys/notice': () => import('./publishing/notices-page'),
    '/sys/download': () => import('./publishing/downloads-page'),
  },
})
