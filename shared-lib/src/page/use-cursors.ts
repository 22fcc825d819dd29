import { useState } from 'react'

const FIRST: readonly string[] = []

/** Where one is in a list that is read by cursors, so that its last page comes as quickly as its first. */
export function useCursors() {
  /** Of the pages behind the first, up to the shown one. */
  const [cursors, setCursors] = useState(FIRST)
  return {
    /** Of the shown page; undefined on the first. */
    cursor: cursors.at(-1),
    /** The shown page, counted from 1. */
    page: cursors.length + 1,
    next: (to: string) => setCursors(before => [...before, to]),
    /** To the page before; undefined on the first. */
    back: cursors.length > 0 ? () => setCursors(before => before.slice(0, -1)) : undefined,
    begin: () => setCursors(FIRST),
  }
}
