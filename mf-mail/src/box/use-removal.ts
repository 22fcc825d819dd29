import { useEffect, useState } from 'react'

/** Milliseconds in which a deletion can be taken back by one click; the trash keeps the mail for longer. */
const UNDO_FOR = 15_000

interface Removal {
  /** To the trash; answers whether it went well. */
  remove(ids: string[]): Promise<boolean>
  /** For good. */
  purge(ids: string[]): Promise<boolean>
  recover(ids: string[]): Promise<boolean>
}

/** Deleting: what goes to the trash can be taken back for a while, what goes for good is asked about once. */
export function useRemoval({ remove, purge, recover }: Removal) {
  const [removed, setRemoved] = useState<string[]>([])
  const [doomed, setDoomed] = useState<string[]>([])
  useEffect(() => {
    if (!removed.length) return
    const timer = setTimeout(() => setRemoved([]), UNDO_FOR)
    return () => clearTimeout(timer)
  }, [removed])
  return {
    removed,
    doomed,
    remove: (ids: string[]) => void remove(ids).then(gone => setRemoved(gone ? ids : [])),
    undo: () => {
      setRemoved([])
      void recover(removed)
    },
    askPurge: setDoomed,
    answerPurge: (sure: boolean) => {
      setDoomed([])
      if (sure) void purge(doomed)
    },
  }
}

export type RemovalState = ReturnType<typeof useRemoval>
