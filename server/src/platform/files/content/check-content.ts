import { acceptedEnding, WRONG_ENDING } from '@portal/shared-lib/contract/rules/attachment'
import { fileTypeFromBuffer } from 'file-type/core'
import { refuseRule } from '../../refusal'
import type { Content } from './content'
import { FORMS } from './forms'

/** Bytes in which a type shows, past the tags of a sound or a picture. */
const HEAD_BYTES = 65_536

/** Refuses a content that is not what its name says, and says what was expected. */
export async function checkContent(name: string, content: Content): Promise<void> {
  const ending = acceptedEnding(name) ?? refuseRule(WRONG_ENDING)
  const sniffed = await fileTypeFromBuffer(await content.read(0, HEAD_BYTES))
  const form = FORMS[ending]
  if (await form.fits(content, sniffed?.ext)) return
  refuseRule(`文件内容与类型不符：.${ending}文件应为${form.name}，请核对后重新上传`)
}
