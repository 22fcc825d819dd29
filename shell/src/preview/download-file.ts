import { composition, notify, send } from '@portal/shared-lib'
import { download } from '@portal/shared-lib/contract/calls/files'

/** Downloads a file by a link for one use. */
export async function downloadFile(fileId: string): Promise<void> {
  const { data, error } = await send(download, { fileId })
  if (error) return notify.error(error.message)
  const href = composition().province.basePath + data.path
  Object.assign(document.createElement('a'), { href, download: '' }).click()
}
