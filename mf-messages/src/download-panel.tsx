import { defineDialog } from '@portal/shared-lib'
import { PortalUi } from '@portal/shared-lib/ui'
import { DownloadList } from './downloads/download-list'

export default defineDialog(() => (
  <PortalUi>
    <DownloadList />
  </PortalUi>
))
