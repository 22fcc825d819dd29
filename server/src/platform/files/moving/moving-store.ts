import type { FileStore } from '../store'

/** Which of two stores takes what is new, asked each time. */
export interface Sides {
  /** What is new goes here. */
  readonly to: FileStore
  /** The other one, which has what is not here yet. */
  readonly from: FileStore
}

/**
 * Two stores as one. What is new goes to one of them, what began to arrive in the other is completed there, and what is not
 * found in one is looked for in the other.
 */
export function movingStore(sides: () => Promise<Sides>): FileStore {
  const each = async <T>(act: (store: FileStore) => Promise<T>): Promise<[T, T]> => {
    const { to, from } = await sides()
    return [await act(to), await act(from)]
  }
  const first = async <T>(find: (store: FileStore) => Promise<T | undefined>): Promise<T | undefined> => {
    const { to, from } = await sides()
    return (await find(to)) ?? (await find(from)) ?? (await find(to))
  }
  return {
    keep: async (content, check) => (await sides()).to.keep(content, check),
    take: async (sha256, content) => (await sides()).to.take(sha256, content),
    open: (sha256, range) => first(store => store.open(sha256, range)),
    sealed: sha256 => first(store => store.sealed(sha256)),
    has: async sha256 => (await first(async store => (await store.has(sha256)) || undefined)) ?? false,
    async addPiece(id, offset, piece) {
      const { to, from } = await sides()
      return (await to.addPiece(id, offset, piece)) || (await from.addPiece(id, offset, piece))
    },
    keepPieces: (id, size, check) => first(store => store.keepPieces(id, size, check)),
    dropPieces: async id => void (await each(store => store.dropPieces(id))),
    async *digests() {
      const { to, from } = await sides()
      yield* from.digests()
      yield* to.digests()
    },
    removeIfOlder: async (sha256, since) => (await each(store => store.removeIfOlder(sha256, since))).includes(true),
    removeIncomplete: async since => void (await each(store => store.removeIncomplete(since))),
    removeQuarantined: async since => void (await each(store => store.removeQuarantined(since))),
    async *toRenew() {
      const { to, from } = await sides()
      yield* from.toRenew()
      yield* to.toRenew()
    },
    noteRenewed: async at => void (await each(store => store.noteRenewed(at))),
    renewSeal: async sha256 => void (await each(store => store.renewSeal(sha256))),
    closeFolders: async () => void (await each(store => store.closeFolders())),
    async countByKey() {
      const counts = await each(store => store.countByKey())
      const sums = new Map<string, number>()
      for (const [id, count] of counts.flatMap(of => [...of])) sums.set(id, (sums.get(id) ?? 0) + count)
      return sums
    },
  }
}
