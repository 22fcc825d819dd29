import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Below this number some were left out, and stay so: a database would meet what fills a gap after what follows it. */
const FIRST_WITHOUT_GAPS = 53
const BEFORE = 35
/** Two that were made at the same time and are in use. */
const TWICE = 70
const NUMBERED = /^\d{4}_[a-z0-9_]+\.sql$/
/** The minute in which it was made, which sorts last: who works beside others has a minute of their own. */
const DATED = /^20\d{10}_[a-z0-9_]+\.sql$/

describe('The migrations', () => {
  const names = readdirSync(join(__dirname, 'migrations'))
  const numbers = names
    .filter(name => NUMBERED.test(name))
    .map(name => Number(name.slice(0, 4)))
    .toSorted((a, b) => a - b)

  it('are named by a number or, since several are made at once, by the minute', () => {
    expect(names.filter(name => !NUMBERED.test(name) && !DATED.test(name))).toEqual([])
    const minutes = names.filter(name => DATED.test(name)).map(name => name.slice(0, 12))
    expect(new Set(minutes).size).toBe(minutes.length)
  })

  it('are numbered one after the other or dated, so that a new one comes last', () => {
    const later = Array.from({ length: numbers.length - BEFORE - 1 }, (_, index) => FIRST_WITHOUT_GAPS + index)
    expect(numbers.slice(BEFORE)).toEqual([...later, TWICE].toSorted((a, b) => a - b))
  })
})
