import type { Readable } from 'node:stream'
import type { Check } from './content/content'

export interface StoredFile {
  /** Hex digest, by which the content is found again. */
  readonly sha256: string
  /** Bytes. */
  readonly size: number
}

/** A content in which a scanner found something: it lies apart, sealed, where nothing opens it. */
export class Quarantined extends Error {
  constructor(
    readonly found: string,
    readonly sha256: string,
  ) {
    super(`${sha256} is in quarantine for ${found}`)
  }
}

/** Bytes from the first to the last, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A content as it lies, sealed: it can be copied from store to store without being opened. */
export interface SealedContent {
  /** Bytes, with those of the seal. */
  readonly length: number
  /** When it was kept, or kept again. */
  readonly at: Date
  /** From its beginning, each time it is called. */
  read(): Readable
}

/** Where the contents of files lie, sealed. Same content, same place. */
export interface FileStore extends PieceStore {
  /**
   * Keeps a stream durably where the check lets it; on failure nothing is left behind, but for what a scanner found
   * something in: that is `Quarantined`.
   */
  keep(content: Readable, check?: Check): Promise<StoredFile>
  /** The content or a part of it, or undefined where it is missing. */
  open(sha256: string, range?: ByteRange): Promise<Readable | undefined>
  has(sha256: string): Promise<boolean>
  /** A content as it lies there, sealed; undefined where it is missing. */
  sealed(sha256: string): Promise<SealedContent | undefined>
  /** Keeps a content as it lay in another store. */
  take(sha256: string, content: SealedContent): Promise<void>
  /** Digests of all that is kept, in portions. */
  digests(): AsyncIterable<string[]>
  /** Removes a content unless it was kept, or kept again, since an instant; answers whether it did. */
  removeIfOlder(sha256: string, since: Date): Promise<boolean>
  /** Removes what began to arrive before an instant and never became complete. */
  removeIncomplete(since: Date): Promise<void>
  /** Removes what was put in quarantine before an instant. */
  removeQuarantined(since: Date): Promise<void>
  /** Digests of those that may not be sealed with the newest key, in portions. */
  toRenew(): AsyncIterable<string[]>
  /** Seals a content with the newest key that is sealed with an older one, or lies there from before contents were sealed. */
  renewSeal(sha256: string): Promise<void>
  /** Notes that all were sealed with the newest key that were there at an instant. */
  noteRenewed(at: Date): Promise<void>
  /** Closes folders to others that were open to them before contents were sealed. */
  closeFolders(): Promise<void>
  /** How many contents are sealed with each key, by the key's id. */
  countByKey(): Promise<ReadonlyMap<string, number>>
}

/** Contents that arrive in pieces, each by an id of its own. */
export interface PieceStore {
  /** Writes a piece durably at its place; answers false where what comes before it is not there. */
  addPiece(id: string, offset: number, piece: Buffer): Promise<boolean>
  /** Keeps what was added, of that many bytes, where the check lets it; undefined where that much is not there. */
  keepPieces(id: string, size: number, check: Check): Promise<StoredFile | undefined>
  dropPieces(id: string): Promise<void>
}
