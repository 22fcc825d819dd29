import { defineRemote } from '@portal/shared-lib'

export default defineRemote({
  routes: { '/sample/colleagues': () => import('./colleagues/colleagues-page') },
})
