import { defineRemote } from '@portal/shared-lib'

export default defineRemote({
  routes: {
    '/noticeList': () => import('./notices/notice-page'),
    '/room': () => import('./room/room-page'),
    '/sys/notice': () => import('./publishing/notices-page'),
    '/sys/download': () => import('./publishing/downloads-page'),
  },
})
