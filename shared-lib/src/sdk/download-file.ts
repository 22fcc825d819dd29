import { asPortalError } from '../api/portal-error'
import { send } from '../api/send'
import { composition } from '../config/composition'
import { link } from '../contract/calls/files'
import { notify } from './notify'

/** Has the browser fetch a file, by a link for one use: the token never stands in an address. */
export async function downloadFile({ id, name }: { readonly id: string; readonly name: string }): Promise<void> {
  const { data, error } = await send(link, { fileId: id })
  if (!data) return notify.error(asPortalError(error).message)
  const anchor = document.createElement('a')
  anchor.href = composition().province.basePath + data.path
  anchor.download = name
  anchor.click()
}
