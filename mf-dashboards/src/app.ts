import { defineRemote } from '@portal/shared-lib'

export default defineRemote({
  routes: {
    '/home/index': () => import('./home/home-page'),
    '/leadershipBoard': () => import('./leadership-board/leadership-board-page'),
    '/sxjkPage': () => import('./regions/regions-page'),
    '/stat/reports': () => import('./reports/reports-page'),
  },
})
