import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCK } from '../compose/lock.ts'
import { provinceOf } from '../compose/testing.ts'
import { digests, filesBelow } from '../registry/files.ts'
import { drop, listSets } from './drop.ts'
import { add, back, share, take } from './rollout.ts'

let folder: string
let held: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollout-'))
  held = join(folder, 'held')
})
afterEach(() => rm(folder, { recursive: true }))

/** A composition whose page and script are that text. */
async function composed(text: string, script = `main.${Buffer.from(text).toString('hex')}.js`) {
  const target = join(folder, text)
  await mkdir(join(target, 'www'), { recursive: true })
  await writeFile(join(target, 'www/index.html'), text)
  await writeFile(join(target, 'www', script), text)
  const files = await digests(join(target, 'www'), '/tjfx/')
  await writeFile(join(target, LOCK), JSON.stringify({ province: provinceOf(), files }))
  await writeFile(join(target, 'headers.json'), '{}')
  return target
}

const pageOf = (id: string) => readFile(join(held, 'sets', id, 'index.html'), 'utf8')

describe('several compositions', () => {
  it('are held with the files of all and a page each; the first is everybody’s, a later one waits', async () => {
    await add(held, await composed('first'))
    const { current, next } = await add(held, await composed('second'))
    expect([await pageOf(current), await pageOf(next?.id ?? '')]).toEqual(['first', 'second'])
    expect(next).toMatchObject({ share: 0 })
    expect(Object.keys(await digests(join(held, 'www')))).toHaveLength(2)
  })

  it('go out to a share, and to everybody; one word goes back, step by step', async () => {
    const { current: first } = await add(held, await composed('first'))
    await add(held, await composed('second'))
    const { next } = await share(held, 10)
    const second = next?.id
    expect(next).toMatchObject({ share: 10 })
    expect(await take(held)).toEqual({ current: second, previous: first, withdrawn: [] })
    expect(await back(held)).toEqual({ current: first, withdrawn: [second] })
    await expect(back(held)).rejects.toThrow('There is nothing to go back to')
    expect(await add(held, join(folder, 'second'))).toMatchObject({ next: { id: second }, withdrawn: [] })
    expect(await back(held)).toEqual({ current: first, withdrawn: [second] })
  })

  it('are refused where a file is not that of the lock, or would replace another’s', async () => {
    await add(held, await composed('first', 'main.1a2b3c4d.js'))
    await expect(add(held, await composed('second', 'main.1a2b3c4d.js'))).rejects.toThrow('held already')
    const third = await composed('third')
    await appendFile(join(third, 'www/index.html'), ' ')
    await expect(add(held, third)).rejects.toThrow('/tjfx/index.html has been changed')
  })

  it('are listed with their sessions, and dropped with the files that are theirs alone once nobody goes on with them', async () => {
    const { current: first } = await add(held, await composed('first'))
    await add(held, await composed('second'))
    const { current: second } = await take(held)
    const leave = jest.fn()
    const sessions = new Map([[first, 2]])
    expect(await listSets(held, sessions)).toEqual(
      [
        { id: first, role: 'before', sessions: 2 },
        { id: second, role: 'current', sessions: 0 },
      ].sort((a, b) => a.id.localeCompare(b.id)),
    )
    await expect(drop(held, second, { sessions, force: true, leave })).rejects.toThrow('is the current composition')
    await expect(drop(held, first, { sessions, force: false, leave })).rejects.toThrow('2 sessions go on with')
    await expect(drop(held, 'none', { sessions, force: false, leave })).rejects.toThrow('none is not held')
    expect(leave).not.toHaveBeenCalled()
    expect(await drop(held, first, { sessions, force: true, leave })).toEqual({ current: second, withdrawn: [] })
    expect(leave).toHaveBeenCalledTimes(1)
    expect(await listSets(held, new Map())).toEqual([{ id: second, role: 'current', sessions: 0 }])
    expect(await filesBelow(join(held, 'www'))).toEqual([`main.${Buffer.from('second').toString('hex')}.js`])
  })

  it('refuse a share that is none', async () => {
    await add(held, await composed('first'))
    await expect(share(held, 10)).rejects.toThrow('No newer composition waits')
    await expect(share(held, 101)).rejects.toThrow('101 is no share in percent')
  })
})
