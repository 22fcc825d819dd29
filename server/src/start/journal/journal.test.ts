import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTestFolder } from '../../../test/folders'
import { testKeys } from '../../../test/keys'
import { query } from '../../../test/query'
import { type Embedded, startEmbedded } from '../../platform/database/embedded'
import { findPlace } from '../../platform/database/embedded/place'
import { makeBase } from './base'
import { archiving, type Journal, sealSegments, stateOfJournal } from './journal'
import { recover } from './recover'

jest.setTimeout(120_000)

describe('The journal of an embedded database', () => {
  const root = makeTestFolder()
  const folder = join(root, 'database')
  const journal: Journal = { folder: join(root, 'backups'), keys: testKeys }
  const targets: string[] = []
  let embedded: Embedded
  const instants: Date[] = []

  const write = async (word: string) => {
    await query(embedded.url, `insert into kept values ('${word}')`)
    const rows = await query<{ now: Date }>(embedded.url, 'select clock_timestamp() as now')
    instants.push(rows[0]?.now ?? new Date(Number.NaN))
  }
  /** What the database has that is made of the journal. */
  async function wordsAt(until: Date | undefined): Promise<string[]> {
    const target = join(root, `recovered-${targets.length}`)
    targets.push(target, findPlace(target).folder)
    let words: string[] = []
    await recover(target, journal, until, async url => {
      words = (await query<{ word: string }>(url, 'select word from kept order by word')).map(({ word }) => word)
    })
    return words
  }

  beforeAll(async () => {
    embedded = await startEmbedded({ folder, log: () => {}, settings: { fsync: 'off', ...(await archiving(folder)) } })
    await query(embedded.url, 'create table kept (word text)')
    await query(embedded.url, `insert into kept values ('a')`)
    expect(await makeBase(folder, journal)).toMatchObject({ segment: expect.stringMatching(/^[\dA-F]{24}$/) })
    for (const word of ['b', 'c', 'd']) await write(word)
    await embedded.stop()
    // What it wrote last it hands over when it stops.
    expect(await sealSegments(folder, journal)).toBeGreaterThan(0)
  })
  afterAll(() => {
    for (const path of [root, embedded.folder, ...targets]) rmSync(path, { recursive: true, force: true })
  })

  it('tells to when it reaches, and what waits for it', async () => {
    const { lastAt, ...nothing } = await stateOfJournal(folder, journal)
    expect(nothing).toEqual({ waiting: 0, oldestAt: undefined })
    // PostgreSQL has handed over what it wrote last when it stopped.
    expect(lastAt?.getTime()).toBeGreaterThanOrEqual(instants.at(-1)?.getTime() ?? Number.NaN)
    const waiting = join(embedded.folder, 'handed-over', '0000000100000000000000FF')
    writeFileSync(waiting, 'x')
    const at = new Date('2026-11-23T02:00:00Z')
    utimesSync(waiting, at, at)
    expect(await stateOfJournal(folder, journal)).toMatchObject({ waiting: 1, oldestAt: at })
    rmSync(waiting)
  })

  it('brings back any instant since its base, and its end', async () => {
    expect(await wordsAt(instants[1])).toEqual(['a', 'b', 'c'])
    expect(await wordsAt(undefined)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('refuses an instant before its base, and one that it does not reach', async () => {
    await expect(wordsAt(new Date('2026-01-01T00:00:00Z'))).rejects.toThrow(/begins at .*: name an instant after that/)
    await expect(wordsAt(new Date(Date.now() + 60_000))).rejects.toThrow('The journal does not reach so far')
  })

  it('leaves nothing where PostgreSQL handed it over', () => {
    expect(readdirSync(join(embedded.folder, 'handed-over'))).toEqual([])
    expect(readdirSync(join(journal.folder, 'journal')).sort()).toEqual([expect.stringMatching(/^\d+$/), 'contents'])
  })
})
