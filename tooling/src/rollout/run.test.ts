import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCK } from '../compose/lock.ts'
import { provinceOf } from '../compose/testing.ts'
import { digests } from '../registry/files.ts'
import { readRollout } from './rollout.ts'
import { runRollout } from './run.ts'

let folder: string
let held: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollout-'))
  held = join(folder, 'held')
})
afterEach(() => rm(folder, { recursive: true }))

async function composed(text: string) {
  const target = join(folder, text)
  await mkdir(join(target, 'www'), { recursive: true })
  await writeFile(join(target, 'www/index.html'), text)
  const files = await digests(join(target, 'www'), '/tjfx/')
  await writeFile(join(target, LOCK), JSON.stringify({ province: provinceOf(), files }))
  await writeFile(join(target, 'headers.json'), '{}')
  return target
}

/** Runs the command; answers what it printed. The database has no session and no ring. */
async function run(...args: string[]) {
  let printed = ''
  await runRollout(args, {
    usual: held,
    database: {
      sessions: async () => new Map(),
      leave: async () => {},
      rings: async (...words) => `rings ${words.join(' ')}\n`,
    },
    print: text => {
      printed += text
    },
  })
  return printed
}

describe('npm run rollout', () => {
  it('goes through the steps of an update in words', async () => {
    await run(held, 'add', await composed('first'))
    expect(await run(held, 'add', await composed('second'))).toMatch(
      /^Everybody gets [0-9a-f]{12}\.\n0 % get [0-9a-f]{12}\.\n$/,
    )
    const { current: first, next } = await readRollout(held)
    const second = next?.id ?? ''
    expect(await run(held, 'share', '10')).toContain(`10 % get ${second}.`)
    expect(await run(held, 'widen', '990100000000')).toContain('rings widen 990100000000\n')
    expect(await run(held, 'take')).toBe(`Everybody gets ${second}.\n`)
    expect(await run(held, 'sets')).toContain(`${first}  before     0 sessions\n`)
    expect(await run(held, 'back')).toBe(`rings back ${second}\nEverybody gets ${first}.\nWithdrawn: ${second}.\n`)
    expect(await run(held, 'drop', second)).toBe(`Everybody gets ${first}.\n`)
  })

  it('means the folder that the server serves where none is named', async () => {
    await run('add', await composed('first'))
    const { current } = await readRollout(held)
    expect(await run('status')).toBe(`rings status\nEverybody gets ${current}.\n`)
    expect(await run('show')).toBe(`Everybody gets ${current}.\n`)
  })

  it('tells of one composition alone, as `npm start` serves it', async () => {
    await cp(await composed('first'), held, { recursive: true })
    const alone = await run('status')
    expect(alone).toMatch(/^rings status\nEverybody gets [0-9a-f]{12}\.\n$/)
    const { current } = await run(join(folder, 'other'), 'add', held).then(() => readRollout(join(folder, 'other')))
    expect(alone).toContain(current)
  })

  it('says what to do where there is no composition, and where it is told nothing it knows', async () => {
    await expect(run('status')).rejects.toThrow(`${held} holds no composition: add one`)
    for (const args of [[], [held], [held, 'stat'], ['stat']])
      await expect(run(...args)).rejects.toThrow('Usage: npm run rollout -- [<folder>] add|share|take')
  })
})
