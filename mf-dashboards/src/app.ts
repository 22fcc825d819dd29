import { defineRemote } from '@portal/shared-lib'

export default defineRemote({
  routes: {
    '/kanbanSystem/kanbanDepart': () => import('./kanban/department/department-page'),
    '/kanbanSystem/kanbanUnit': () => import('./kanban/unit/unit-page'),
    '/kanbanSystem/kanbanRegion': () => import('./kanban/region/region-board-page'),
    '/home/index': () => import('./home/home-page'),
    '/home/homeStaff': () => import('./home/staff-page'),
    '/home/homeStaffNew': () => import('./home/staff/staff-new-page'),
    '/home/homeLeader': () => import('./home/leader-page'),
    '/home/newHome': () => import('./home/portal/portal-page'),
    '/leadershipBoard': () => import('./leadership-board/leadership-board-page'),
    '/decisionBoard': () => import('./decision-board/decision-board-page'),
    '/sxjkPage': () => import('./regions/regions-page'),
    '/stat/reports': () => import('./reports/reports-page'),
  },
})
