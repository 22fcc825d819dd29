import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fieldKeys } from './field-keys'
import { makeKeyFile, readKeyFile } from './key-file'

describe('The file of the field keys', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-keys-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const file = () => join(folder, 'keys/field.keys')
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777

  it('is not made by reading it', async () => {
    expect(await readKeyFile(file())).toBeUndefined()
    await expect(stat(join(folder, 'keys'))).rejects.toThrow('ENOENT')
  })

  it('is made for its owner alone, and stays', async () => {
    const made = await makeKeyFile(file())
    expect(() => fieldKeys(made)).not.toThrow()
    expect([await modeOf(file()), await modeOf(join(folder, 'keys'))]).toEqual([0o600, 0o700])
    expect([await readKeyFile(file()), await makeKeyFile(file())]).toEqual([made, made])
  })

  it('is the same for two processes that make it at once', async () => {
    const both = await Promise.all([makeKeyFile(file()), makeKeyFile(file())])
    expect(new Set(both).size).toBe(1)
  })

  it('is never replaced, even where it is spoilt', async () => {
    const spoilt = join(folder, 'field.keys')
    await writeFile(spoilt, 'spoilt')
    expect([await readKeyFile(spoilt), await makeKeyFile(spoilt)]).toEqual(['spoilt', 'spoilt'])
  })

  it('is not taken for missing where it cannot be read', async () => {
    await expect(readKeyFile(folder)).rejects.toThrow('EISDIR')
  })
})
