/** Parts of a Word file by name. */
export type Parts = ReadonlyMap<string, Buffer>

/** A picture of the file, not kept yet. */
export interface WordPicture {
  readonly part: string
  readonly alt: string
}
