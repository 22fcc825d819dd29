import { defineRemote } from '@portal/shared-lib'
import { PortalUi } from '@portal/shared-lib/ui'

export default defineRemote({
  frame: PortalUi,
  routes: {
    '/letterManage/letterRegister': () => import('./letter/register-page'),
    '/toDoManage/departToDo': () => import('./todos/department-page'),
    '/toDoManage/personalToDo': () => import('./todos/personal-page'),
    '/toDoManage/handle': () => import('./petition/petition-page'),
  },
})
