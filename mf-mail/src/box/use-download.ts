import { asPortalError, composition, notify } from '@portal/shared-lib'
import { useMailOpenAttachmentMutation } from '../api'

interface NamedFile {
  readonly id: string
  readonly name: string
}

/** Downloads an attachment by a link for one use: the token never stands in an address. */
export function useDownload(): (file: NamedFile) => void {
  const [open] = useMailOpenAttachmentMutation()
  const run = async ({ id, name }: NamedFile) => {
    try {
      const { path } = await open({ args: { id } }).unwrap()
      const anchor = document.createElement('a')
      anchor.href = composition().province.basePath + path
      anchor.download = name
      anchor.click()
    } catch (error) {
      notify.error(asPortalError(error).message)
    }
  }
  return file => void run(file)
}
