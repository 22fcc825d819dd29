import { defineDialog } from '@portal/shared-lib'
import { DialogNotices } from './notices/dialog-notices'

export default defineDialog(() => <DialogNotices />)
