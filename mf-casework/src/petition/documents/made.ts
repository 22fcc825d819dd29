import { useDesktop } from '@portal/shared-lib'
import { useSyncExternalStore } from 'react'

/** A document as a file of whoever had it made. */
export interface MadeDocument {
  readonly id: string
  readonly name: string
}

let made: ReadonlyMap<string, readonly MadeDocument[]> = new Map()
const listeners = new Set<() => void>()
const NONE: readonly MadeDocument[] = []

const keyOf = (userId: string | undefined, petitionNo: string) => `${userId ?? ''} ${petitionNo}`

/** Documents that the user has had made of a petition in this window, the newest first, and how to note another. */
export function useMadeDocuments(petitionNo: string) {
  const key = keyOf(useDesktop()?.userId, petitionNo)
  const known = useSyncExternalStore(subscribe, () => made)
  const note = (document: MadeDocument) => {
    made = new Map(made).set(key, [document, ...(made.get(key) ?? NONE)])
    for (const listener of listeners) listener()
  }
  return { documents: known.get(key) ?? NONE, note }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
