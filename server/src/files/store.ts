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
  /** Digests of all that is kept, in portions. */
  digests(): AsyncIterable<string[]>
  /** Removes a content unless it was kept, or kept again, since an instant; answers whether it did. */
  removeIfOlder(sha256: string, since: Date): Promise<boolean>
  /** Removes what began to arrive before an instant and never became complete. */
  removeIncomplete(since: Date): Promise<void>
}
