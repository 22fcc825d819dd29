import { defineDialog } from '@portal/shared-lib'
import { DownloadList } from './downloads/download-list'

export default defineDialog(() => <DownloadList />)
