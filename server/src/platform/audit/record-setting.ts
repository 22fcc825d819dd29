import type { Db } from '../database/connect'
import { recordAudit } from './record'

interface Setting {
  readonly action: string
  readonly objectType: string
  readonly objectId: string
  /** As it was and as it is; undefined where there was or is nothing. */
  readonly was?: Readonly<Record<string, unknown>> | undefined
  readonly is?: Readonly<Record<string, unknown>> | undefined
}

/** Keeps what was set at the command line; who sat there only the operating system knows. */
export const recordSetting = (db: Db, { was, is, ...audited }: Setting): Promise<void> =>
  recordAudit(db, { ...audited, address: 'command line', ...(was && { before: was }), ...(is && { after: is }) })
