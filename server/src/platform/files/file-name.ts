import { fileNameProblem } from '@portal/shared-lib/contract/rules/attachment'
import { refuseRule } from '../refusal'

/** What file systems and databases hold at most, the ending included. */
const MAX_NAME = 255
/** Control characters, line breaks, half characters, and what turns the reading direction (`gpj.exe` reads `exe.jpg`). */
const DECEPTIVE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u
const NOTHING_BUT_DOTS = /^\.*$/

const BAD_NAME = '文件名含有不允许的字符，请修改后重新上传'

/** The name under which an uploaded file is known, without the folders it came from. Refuses what the rules refuse. */
export function acceptedName(sent: string): string {
  const name = (sent.split(/[/\\]/).at(-1) ?? '').normalize('NFC').trim()
  if (NOTHING_BUT_DOTS.test(name) || DECEPTIVE.test(name) || name.length > MAX_NAME) refuseRule(BAD_NAME)
  const problem = fileNameProblem(name)
  if (problem) refuseRule(problem)
  return name
}
