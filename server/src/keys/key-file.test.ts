import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fieldKeys } from './field-keys'
import { readKeyFile } from './key-file'

describe('The file of the field keys', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-keys-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const file = () => join(folder, 'keys/field.keys')
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777

  it('is made at the first start, for its owner alone, and stays', async () => {
    const made = await readKeyFile(file())
    expect(() => fieldKeys(made)).not.toThrow()
    expect([await modeOf(file()), await modeOf(join(folder, 'keys'))]).toEqual([0o600, 0o700])
    expect(await readKeyFile(file())).toBe(made)
  })

  it('is the same for two processes that start at once', async () => {
    const both = await Promise.all([readKeyFile(file()), readKeyFile(file())])
    expect(new Set(both).size).toBe(1)
  })

  it('is never replaced, even where it is spoilt', async () => {
    const spoilt = join(folder, 'field.keys')
    await writeFile(spoilt, 'spoilt')
    expect(await readKeyFile(spoilt)).toBe('spoilt')
  })
})
