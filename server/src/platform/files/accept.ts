import type { FastifyRequest } from 'fastify'
import { actorOf } from '../audit/actor'
import { recordAudit } from '../audit/record'
import type { Config } from '../config'
import { refuse, refuseRule } from '../refusal'
import { checkContent } from './content/check-content'
import type { Content } from './content/content'
import { ScannerFailed, scan } from './scanner/scanner'
import { Quarantined } from './store'

const INFECTED = '文件未通过安全检查，可能含有病毒，已被隔离。请查杀病毒后重新上传；如有疑问，请联系安全管理员'

/** What a file goes through that somebody sends, once it is all there and before anybody can open it. */
export async function acceptContent(name: string, content: Content, { fileScanner }: Config): Promise<void> {
  await checkContent(name, content)
  if (fileScanner) await scan(fileScanner, content)
}

/** Words for the sender what the scanner says, and tells the audit of what was put apart. */
export async function wordingScans<T>({ caller, ip, log }: FastifyRequest, take: () => Promise<T>): Promise<T> {
  try {
    return await take()
  } catch (error) {
    if (error instanceof ScannerFailed) {
      log.error({ err: error }, 'a file is refused that nobody looked through')
      refuse('scannerAway')
    }
    if (!(error instanceof Quarantined)) throw error
    const { found, sha256 } = error
    const object = { action: '隔离可疑文件', objectType: 'file', objectId: sha256, result: 'refused', address: ip }
    return refuseRule(INFECTED, db => recordAudit(db, { ...(caller && actorOf(caller)), ...object, after: { found } }))
  }
}
