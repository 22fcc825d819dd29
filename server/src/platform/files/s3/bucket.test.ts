import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { testKeys } from '../../../../test/keys'
import { useS3 } from '../../../../test/s3-server'
import { s3Store } from './store'

const AT_ONCE = 20

describe('A bucket', () => {
  const s3 = useS3()
  const all = async (bucket: ReturnType<typeof s3.bucket>, under = '') => {
    const keys: string[] = []
    for await (const found of bucket.list(under)) keys.push(...found.map(({ key }) => key))
    return keys
  }

  it('has its objects under a prefix, and lists them all however many they are', async () => {
    const bucket = s3.bucket()
    const keys = Array.from({ length: 1001 }, (_, at) => `a/${String(at).padStart(4, '0')}`)
    for (let at = 0; at < keys.length; at += AT_ONCE)
      await Promise.all(keys.slice(at, at + AT_ONCE).map(key => bucket.put(key, Buffer.from('x'))))
    await bucket.put('b/1', Buffer.from('x'))
    expect([await all(bucket, 'a/'), await all(s3.bucket())]).toEqual([keys, []])
    expect((await all(bucket)).length).toBe(1002)
  })

  it('writes nothing of a stream that breaks off, and says so', async () => {
    const bucket = s3.bucket()
    const broken = () =>
      Readable.from(
        (async function* () {
          yield Buffer.alloc(10)
          throw new Error('torn')
        })(),
      )
    const putting = bucket.putStream('a', 100, broken)
    await expect(putting).rejects.toMatchObject({ code: 'FILES_AWAY', cause: { message: 'torn' } })
    expect(await bucket.look('a')).toBeUndefined()
  })

  it('says of a server that is away, and of a bucket that does not exist, that it did not answer', async () => {
    const away = s3.bucket({ ...s3.settings(), endpoint: 'http://127.0.0.1:9' })
    for (const ask of [away.look('a'), away.read('a', 0, 1), away.put('a', Buffer.from('x')), away.remove('a')])
      await expect(ask).rejects.toMatchObject({ code: 'FILES_AWAY' })
    const none = s3.bucket({ ...s3.settings(), bucket: 'nowhere' })
    await expect(all(none)).rejects.toMatchObject({ code: 'FILES_AWAY' })
    await expect(none.put('a', Buffer.from('x'))).rejects.toMatchObject({ code: 'FILES_AWAY' })
  })

  it('has a scratch on each server, of which nothing stays that a server left there when it ended', async () => {
    const scratch = await mkdtemp(join(tmpdir(), 'portal-scratch-'))
    for (const name of ['left', 'arriving']) await writeFile(join(scratch, name), 'x')
    await utimes(join(scratch, 'left'), 0, 0)
    await s3Store(s3.bucket(), scratch, testKeys).closeFolders()
    expect(await readdir(scratch)).toEqual(['arriving'])
    await rm(scratch, { recursive: true })
  })
})
