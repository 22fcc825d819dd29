interface OwnedFile {
  readonly ownerId: string
  readonly id: string
  readonly name: string
  /** Bytes, as the database gives them. */
  readonly size: string
}

/** Gives to each of several owners, those of a page, its files in the order in which they were found. */
export function byOwner(files: readonly OwnedFile[]) {
  return (ownerId: string) =>
    files.filter(file => file.ownerId === ownerId).map(({ id, name, size }) => ({ id, name, size: Number(size) }))
}
