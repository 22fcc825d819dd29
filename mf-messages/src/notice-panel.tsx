import { defineDialog } from '@portal/shared-lib'
import { PortalUi } from '@portal/shared-lib/ui'
import { DialogNotices } from './notices/dialog-notices'

export default defineDialog(() => (
  <PortalUi>
    <DialogNotices />
  </PortalUi>
))
