import { defineRemote } from '@portal/shared-lib'

export default defineRemote({
  routes: {
    '/login': () => import('./login/login-page'),
    '/m/confirm': () => import('./phone/confirm-page'),
  },
})
