/** A content that has arrived and is not kept yet, for a look into it. */
export interface Content {
  /** Bytes. */
  readonly size: number
  /** The bytes from `start` up to `end`, fewer where it ends before. */
  read(start: number, end: number): Promise<Buffer>
  /** All of it, in portions. */
  chunks(): AsyncIterable<Buffer>
}

/** Throws where a content must not be kept. */
export type Check = (content: Content, sha256: string) => Promise<void>
