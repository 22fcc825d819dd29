import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finish, ringBack, start } from './ring.ts'
import { readRollout } from './rollout.ts'

const [OLD, NEW] = ['0123456789ab', 'ba9876543210']

let folder: string
const rings = jest.fn((..._words: string[]) => Promise.resolve())
beforeEach(async () => {
  rings.mockReset()
  rings.mockResolvedValue()
  folder = await mkdtemp(join(tmpdir(), 'ring-'))
  await hold({ current: OLD, next: { id: NEW, share: 0 }, withdrawn: [] })
})
afterEach(() => rm(folder, { recursive: true }))

const hold = (rollout: object) => writeFile(join(folder, 'rollout.json'), JSON.stringify(rollout))

describe('a ring', () => {
  it('is begun for the composition that waits, and for none other', async () => {
    await start(folder, ['990102000000'], rings)
    expect(rings.mock.calls).toEqual([['start', NEW, '990102000000']])
    await hold({ current: OLD, withdrawn: [] })
    await expect(start(folder, ['990102000000'], rings)).rejects.toThrow('No newer composition waits')
  })

  it('is finished at the server first, and then in the folder', async () => {
    rings.mockRejectedValueOnce(new Error('No ring is open'))
    await expect(finish(folder, rings)).rejects.toThrow('No ring is open')
    expect((await readRollout(folder)).current).toBe(OLD)
    expect(await finish(folder, rings)).toEqual({ current: NEW, previous: OLD, withdrawn: [] })
    expect(rings).toHaveBeenLastCalledWith('finish', NEW)
    await expect(finish(folder, rings)).rejects.toThrow('No newer composition waits')
  })

  it('goes back in the folder even where the server does not answer, before and after it was finished', async () => {
    rings.mockRejectedValueOnce(new Error('no database'))
    await expect(ringBack(folder, rings)).rejects.toThrow('no database')
    expect(await readRollout(folder)).toEqual({ current: OLD, withdrawn: [NEW] })
    await hold({ current: NEW, previous: OLD, withdrawn: [] })
    expect(await ringBack(folder, rings)).toEqual({ current: OLD, withdrawn: [NEW] })
    expect(rings.mock.calls).toEqual([
      ['back', NEW],
      ['back', NEW],
    ])
  })
})
