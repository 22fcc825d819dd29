import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useDatabase } from '../../../test/database'
import { fieldKeys } from './field-keys'
import { openFieldKeys } from './open-keys'

describe('The keys of a server', () => {
  const database = useDatabase()
  const folders: string[] = []

  beforeEach(() => database.db.deleteFrom('field_key').execute())
  afterAll(() => Promise.all(folders.map(folder => rm(folder, { recursive: true }))))

  const newKey = () => randomBytes(32).toString('base64')
  const idOf = (key: string) => fieldKeys(key).ids[0]

  async function newFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'portal-keys-'))
    folders.push(folder)
    return folder
  }

  const open = async (given?: string, dataFolder?: string, makes = true) =>
    openFieldKeys(database.db, { fieldKeys: given, dataFolder: dataFolder ?? (await newFolder()) }, { makes })

  const noted = async () => {
    const rows = await database.db.selectFrom('field_key').orderBy('noted_at').select('id').execute()
    return rows.map(({ id }) => id)
  }

  it('are made at the first start and found at the next, and noted by their ids', async () => {
    const folder = await newFolder()
    const made = await open(undefined, folder)
    expect((await open(undefined, folder)).ids).toEqual(made.ids)
    expect(await noted()).toEqual(made.ids)
  })

  it('are refused where they are others, which are named, and the key is not', async () => {
    const [used, other] = [newKey(), newKey()]
    await open(used)
    const refusal = open(other).catch(error => error.message)
    expect(await refusal).toContain(`sealed with the field keys ${idOf(used)}, which are not in FIELD_KEYS`)
    expect(await refusal).not.toContain(used)
    expect(await noted()).toEqual([idOf(used)])
  })

  it('are not made where something was sealed with others', async () => {
    const [used, folder] = [newKey(), await newFolder()]
    await open(used)
    const none = `the field keys ${idOf(used)}, and this server has none`
    await expect(open(undefined, folder)).rejects.toThrow(none)
    await expect(stat(join(folder, 'keys'))).rejects.toThrow('ENOENT')
  })

  it('are not made for a command', async () => {
    const folder = await newFolder()
    await expect(open(undefined, folder, false)).rejects.toThrow('The portal makes one when it starts')
    await expect(stat(join(folder, 'keys'))).rejects.toThrow('ENOENT')
  })

  it('are those of the first of two servers that start at once, each with a folder of its own', async () => {
    const both = await Promise.allSettled([open(), open()])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await noted()).toHaveLength(1)
  })

  it('are replaced by a newer one in front, while the old one is still given', async () => {
    const [old, newer] = [newKey(), newKey()]
    await open(old)
    await open(`${old},${newer}`)
    expect(await noted()).toEqual([idOf(old)])
    await open(`${newer},${old}`)
    expect(await noted()).toEqual([idOf(old), idOf(newer)])
    await expect(open(newer)).rejects.toThrow(idOf(old))
    await expect(open(old)).rejects.toThrow(idOf(newer))
  })
})
