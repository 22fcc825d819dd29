import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Below this number some were left out, and stay so: a database would meet what fills a gap after what follows it. */
const FIRST_WITHOUT_GAPS = 53
const BEFORE = 35
/** Two that were made at the same time and are in use. */
const TWICE = 70

describe('The migrations', () => {
  const names = readdirSync(join(__dirname, 'migrations'))
  const numbers = names
    .filter(name => /^\d{4}_/.test(name))
    .map(name => Number(name.slice(0, 4)))
    .toSorted((a, b) => a - b)

  it('are named by a number or, since several are made at once, by the minute', () => {
    expect(names.filter(name => !/^(\d{4}|20\d{10})_[a-z0-9_]+\.sql$/.test(name))).toEqual([])
    const minutes = names.filter(name => /^20\d{10}_/.test(name)).map(name => name.slice(0, 12))
    expect(new Set(minutes).size).toBe(minutes.length)
  })

  it('are numbered one after the other, so that a new one comes last', () => {
    const later = Array.from({ length: numbers.length - BEFORE - 1 }, (_, index) => FIRST_WITHOUT_GAPS + index)
    expect(numbers.slice(BEFORE)).toEqual([...later, TWICE].toSorted((a, b) => a - b))
  })
})
