import { defineRemote } from '@portal/shared-lib'
import { PortalUi } from '@portal/shared-lib/ui'

export default defineRemote({
  routes: { '/sample/colleagues': () => import('./colleagues/colleagues-page') },
  frame: PortalUi,
})
