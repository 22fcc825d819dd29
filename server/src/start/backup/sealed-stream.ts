import { Transform, type TransformCallback } from 'node:stream'
import { type SealingKey, seal, unseal } from '../../platform/keys/sealing'

/** Bytes of the content in a frame. */
const FRAME_BYTES = 65_536
const LENGTH_BYTES = 4
/** A frame is not much longer than its content: whoever says otherwise made it up. */
const LONGEST_BYTES = 2 * FRAME_BYTES

/**
 * How a part of a backup lies on the disk: frames, each its length and 64 KiB sealed for the part, its number, and whether
 * it is the last. What is changed, moved or cut off is noticed when it is read.
 */
const placeOf = (part: string, frame: number, isLast: boolean) => `${part} ${frame}${isLast ? ' last' : ''}`

/** Seals what passes, in frames. */
export function sealing(key: SealingKey, part: string): Transform {
  let held: Buffer = Buffer.alloc(0)
  let frame = 0
  const frameOf = (content: Buffer, isLast: boolean) => {
    const sealed = seal(key, content, placeOf(part, frame, isLast))
    frame += 1
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32BE(sealed.length)
    return Buffer.concat([length, sealed])
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
      while (held.length > FRAME_BYTES) {
        this.push(frameOf(held.subarray(0, FRAME_BYTES), false))
        held = held.subarray(FRAME_BYTES)
      }
      done()
    },
    flush(done) {
      done(null, frameOf(held, true))
    },
  })
}

/** Unseals what `sealing` has sealed under the same key and part; fails where it is not that, or not all of it. */
export function unsealing(key: SealingKey, part: string): Transform {
  let held: Buffer = Buffer.alloc(0)
  let frame = 0
  let ended = false
  const wrong = () => new Error(`${part} was changed, cut off, or sealed with another key`)
  const open = (sealed: Buffer): Buffer | undefined => {
    const content = unseal(key, sealed, placeOf(part, frame, false))
    if (content) return content
    ended = true
    return unseal(key, sealed, placeOf(part, frame, true))
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      held = Buffer.concat([held, chunk])
      for (let sealed = takeFrame(); sealed; sealed = takeFrame()) {
        const content = ended ? undefined : open(sealed)
        if (!content) return done(wrong())
        frame += 1
        this.push(content)
      }
      done(held.length > LENGTH_BYTES && held.readUInt32BE() > LONGEST_BYTES ? wrong() : null)
    },
    flush(done) {
      done(ended && held.length === 0 ? null : wrong())
    },
  })

  function takeFrame(): Buffer | undefined {
    if (held.length < LENGTH_BYTES) return undefined
    const end = LENGTH_BYTES + held.readUInt32BE()
    if (held.length < end) return undefined
    const sealed = held.subarray(LENGTH_BYTES, end)
    held = held.subarray(end)
    return sealed
  }
}
