import { defineFirstPages } from '@portal/shared-lib/first'

export default defineFirstPages({
  '/login': () => import('./login/login-page'),
  '/m/confirm': () => import('./phone/confirm-page'),
})
