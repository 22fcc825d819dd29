import type { Db } from '../database/connect'
import { type Author, COMMAND_LINE } from './author'
import { recordAudit } from './record'

interface Setting {
  readonly action: string
  readonly objectType: string
  readonly objectId: string
  /** As it was and as it is; undefined where there was or is nothing. */
  readonly was?: Readonly<Record<string, unknown>> | undefined
  readonly is?: Readonly<Record<string, unknown>> | undefined
}

/** Keeps what was set, by whom. */
export const recordSetting = (db: Db, { was, is, ...audited }: Setting, by: Author = COMMAND_LINE): Promise<void> =>
  recordAudit(db, { ...audited, ...by, ...(was && { before: was }), ...(is && { after: is }) })
