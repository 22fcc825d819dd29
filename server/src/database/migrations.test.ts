import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Below this number some were left out, and stay so: a database would meet what fills a gap after what follows it. */
const FIRST_WITHOUT_GAPS = 53
const BEFORE = 35
/** Two that were made at the same time and are in use. */
const TWICE = 70

describe('The migrations', () => {
  const names = readdirSync(join(__dirname, 'migrations'))
  const numbers = names.map(name => Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1])).toSorted((a, b) => a - b)

  it('are numbered one after the other, so that a new one comes last', () => {
    const later = Array.from({ length: numbers.length - BEFORE - 1 }, (_, index) => FIRST_WITHOUT_GAPS + index)
    expect(numbers.slice(BEFORE)).toEqual([...later, TWICE].toSorted((a, b) => a - b))
  })
})
