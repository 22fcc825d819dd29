import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sealingKey } from '../../platform/keys/sealing'
import { sealing, unsealing } from './sealed-stream'

const key = sealingKey(randomBytes(32))
const FRAME = 65_536

/** In pieces of any size, as streams bring them. */
function* piecesOf(content: Buffer, size: number) {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
}

const sealed = (content: Buffer, part = 'a part') =>
  buffer(Readable.from(piecesOf(content, 1000)).pipe(sealing(key, part)))

const opened = (stored: Buffer, { part = 'a part', by = key, size = 1777 } = {}) =>
  new Promise<Buffer>((resolve, reject) => {
    const opening = unsealing(by, part).on('error', reject)
    buffer(Readable.from(piecesOf(stored, size)).pipe(opening)).then(resolve, reject)
  })

describe('A part of a backup', () => {
  it.each([0, 1, FRAME - 1, FRAME, FRAME + 1, 3 * FRAME + 5])('of %d bytes is what it was', async length => {
    const content = randomBytes(length)
    for (const size of [1777, 1, 10 * FRAME].filter(size => size > 1 || length < FRAME))
      expect((await opened(await sealed(content), { size })).equals(content)).toBe(true)
  })

  it('tells nothing of its content', async () => {
    const text = '信访人张三，电话13800000000'
    expect((await sealed(Buffer.from(text.repeat(5000)))).includes('张三')).toBe(false)
  })

  it('is refused where it was cut off, changed or put in order anew, as another part, and with another key', async () => {
    const stored = await sealed(randomBytes(2 * FRAME + 10))
    const frame = 4 + stored.readUInt32BE()
    const [first, second, last] = [
      stored.subarray(0, frame),
      stored.subarray(frame, 2 * frame),
      stored.subarray(2 * frame),
    ]
    const wrong = [
      Buffer.concat([first, second]),
      Buffer.concat([second, first, last]),
      Buffer.concat([first, last]),
      Buffer.concat([stored, last]),
      Buffer.concat([stored, Buffer.from([0, 0])]),
      stored.map((byte, at) => (at === frame + 100 ? byte ^ 1 : byte)),
      stored.subarray(0, -1),
      Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0]),
      Buffer.alloc(0),
    ]
    for (const one of wrong) await expect(opened(Buffer.from(one))).rejects.toThrow('was changed, cut off')
    await expect(opened(stored, { part: 'another part' })).rejects.toThrow('another part was changed')
    await expect(opened(stored, { by: sealingKey(randomBytes(32)) })).rejects.toThrow('sealed with another key')
  })
})
