import { asPortalError, composition, notify } from '@portal/shared-lib'
import { useMailOpenAttachmentMutation } from '../api'

interface NamedFile {
  readonly id: string
  readonly name: string
}

/** Opens an attachment by a link for one use: the token never stands in an address. Answers nothing where it failed. */
function useLink(): (file: NamedFile) => Promise<string | undefined> {
  const [open] = useMailOpenAttachmentMutation()
  return async ({ id }) => {
    const { data, error } = await open({ args: { id } })
    if (data) return composition().province.basePath + data.path
    notify.error(asPortalError(error).message)
    return undefined
  }
}

export function useDownload(): (file: NamedFile) => void {
  const linkTo = useLink()
  const run = async (file: NamedFile) => {
    const href = await linkTo(file)
    if (href) Object.assign(document.createElement('a'), { href, download: file.name }).click()
  }
  return file => void run(file)
}

/** Fetches an attachment, to be sent on. */
export function useFetchFile(): (file: NamedFile) => Promise<File | undefined> {
  const linkTo = useLink()
  return async file => {
    const href = await linkTo(file)
    const response = href ? await fetch(href).catch(() => undefined) : undefined
    if (response?.ok) return new File([await response.blob()], file.name)
    if (href) notify.error(`附件未能转发，请重新上传：${file.name}`)
    return undefined
  }
}
