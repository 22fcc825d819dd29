import type { Ask } from '../../../platform/route'
import { keyOf, type LetterPage } from '../letter-pages'
import { askForReading } from '../queue'
import type { Recognition } from '../store'

/**
 * Lets what rearranged letters say be found anew. What was read of their pages before stays with them, but for pages
 * that were turned; where nobody had asked for a reading, nobody does now.
 */
export async function readAgain(
  { caller, db, services }: Ask<unknown>,
  letters: ReadonlyMap<string, readonly LetterPage[]>,
  before: readonly Recognition[],
): Promise<void> {
  if (before.every(({ state }) => state === 'none')) return
  const read = before.flatMap(({ pages }) => pages)
  for (const [petitionId, pages] of letters) {
    const keys = new Set(pages.map(keyOf))
    const known = { pages: read.filter(({ key = '' }) => keys.has(key)), found: [] }
    const of = { provinceCode: caller.provinceCode, petitionId }
    await askForReading(db, services.fieldKeys, of, services.now(), known)
  }
}
