import type { Readable } from 'node:stream'

export interface StoredFile {
  /** Hex digest, by which the content is found again. */
  readonly sha256: string
  /** Bytes. */
  readonly size: number
}

/** Where the contents of files lie. Same content, same place. */
export interface FileStore {
  /** Keeps a stream durably; on failure nothing is left behind. */
  keep(content: Readable): Promise<StoredFile>
  /** The content, or undefined where it is missing. */
  open(sha256: string): Promise<Readable | undefined>
}
