import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { stage } from '@portal/shared-lib/contract/files'
import { pagePicture, pages, recognise, scan, scanPage } from '@portal/shared-lib/contract/recognition'
import { takeScan } from '@portal/shared-lib/contract/registration'
import { PICTURE_TEXTS } from '@portal/shared-lib/contract/rules/pictures'
import { useCases } from '../../../test/cases'
import { workOff } from '../../../test/jobs'
import { usePortal } from '../../../test/portal'
import { runPage, type Wanted } from './page-process'
import { countPages, drawPage } from './pages'
import { Undrawn } from './undrawn'

const FOLDER = join(__dirname, 'testing')
/** Pixels: more than are decoded. */
const SIDE = 15_000
const DRAWING_MS = 120_000

/** A picture in PNG of one colour; the checks of its parts are left out, since its header alone is read. */
function png(side: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  const part = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)])
  }
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 })
  const parts = [part('IHDR', header), part('IDAT', rows), part('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts])
}

/** The beginning of a JPEG, up to where it says how large it is. */
function jpeg(side: number): Buffer {
  const frame = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(side, 13)
  frame.writeUInt16BE(side, 15)
  return Buffer.concat([frame, Buffer.from([0xff, 0xd9])])
}

/** A TIFF with pages of such sizes, none of which has content. */
function tiff(...sides: number[]): Buffer {
  const pages = sides.map((side, at) => {
    const tags = [256, 257].map(tag => {
      const entry = Buffer.alloc(12)
      entry.writeUInt16LE(tag, 0)
      entry.writeUInt16LE(4, 2)
      entry.writeUInt32LE(1, 4)
      entry.writeUInt32LE(side, 8)
      return entry
    })
    const next = Buffer.alloc(4)
    if (at < sides.length - 1) next.writeUInt32LE(8 + (at + 1) * 30)
    return Buffer.concat([Buffer.from([2, 0]), ...tags, next])
  })
  return Buffer.concat([Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0]), ...pages])
}

/** A PDF of one page, so many points wide and high, with a picture that claims to be so large. */
function pdf({ width = 200, height = 200, side = 1 }): Buffer {
  const picture = deflateSync(Buffer.alloc(64))
  const stream = `<< /Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /Length ${picture.length} >>`
  const drawing = 'q 100 0 0 100 0 0 cm /I Do Q'
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 5 0 R /Resources << /XObject << /I 4 0 R >> >> >>`,
    ),
    Buffer.concat([Buffer.from(`${stream}\nstream\n`), picture, Buffer.from('\nendstream')]),
    Buffer.from(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`),
  ]
  const body = objects.map((one, at) =>
    Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), one, Buffer.from('\nendobj\n')]),
  )
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), ...body, Buffer.from('trailer << /Root 1 0 R >>\n%%EOF')])
}

const page = { page: 0, turned: 0 }
const draw = (name: string, content: Buffer, at = 0) =>
  drawPage(async () => ({ name, content }), { ...page, page: at }, 'showing')
const large = { reason: 'large' }
const letter = () => readFile(join(FOLDER, 'letter.png'))

describe('A picture', () => {
  it.each<[string, string, Buffer]>([
    ['PNG', 'a.png', png(SIDE)],
    ['JPEG', 'a.jpg', jpeg(SIDE)],
    ['TIFF', 'a.tif', tiff(SIDE)],
    ['PDF whose picture', 'a.pdf', pdf({ side: SIDE })],
  ])(
    'in %s is larger than is decoded is refused',
    async (_, name, content) => {
      await expect(draw(name, content)).rejects.toMatchObject(large)
    },
    DRAWING_MS,
  )

  it(
    'that is far too long for its width is refused',
    async () => {
      const long = pdf({ width: 1, height: 14_400 })
      await expect(draw('a.pdf', long)).rejects.toMatchObject({ reason: 'heavy' })
    },
    DRAWING_MS,
  )

  it(
    'in a PDF that is not too large is drawn',
    async () => {
      expect(await draw('a.pdf', pdf({ side: 8 }))).toMatchObject({ width: 1200, height: 1200, count: 1 })
    },
    DRAWING_MS,
  )

  it(
    'of a TIFF with several is refused by itself: the others are counted and drawn',
    async () => {
      const content = tiff(SIDE, SIDE)
      expect(await countPages(async () => ({ name: 'a.tif', content }))).toBe(2)
      await expect(draw('a.tif', content, 1)).rejects.toMatchObject(large)
      const letters = await readFile(join(FOLDER, 'letters.tif'))
      expect(await draw('letters.tif', letters, 2)).toMatchObject({ count: 3, width: 1200 })
    },
    DRAWING_MS,
  )

  it(
    'that is none, or ends in the middle, is refused, whatever that does to the decoder, and the next one is drawn',
    async () => {
      const whole = await letter()
      for (const content of [Buffer.from('none'), Buffer.alloc(0), whole.subarray(0, 40)])
        await expect(draw('a.png', content)).rejects.toMatchObject({ reason: 'unreadable' })
      expect(await draw('a.png', whole)).toMatchObject({ count: 1 })
    },
    DRAWING_MS,
  )
})

describe('The process of a page', () => {
  const wanted: Wanted = { kind: 'picture', ...page, width: 1200, task: 'show' }

  it(
    'that takes more memory than it may is ended, which is a refusal, and the next one works',
    async () => {
      const limits = { mostBytes: 1024 ** 2 }
      await expect(runPage(await letter(), wanted, limits)).rejects.toMatchObject({ reason: 'heavy' })
      expect(await draw('letter.png', await letter())).toMatchObject({ count: 1 })
    },
    DRAWING_MS,
  )

  it(
    'that takes too long is ended as well',
    async () => {
      await expect(runPage(await letter(), wanted, { milliseconds: 1 })).rejects.toMatchObject({ reason: 'heavy' })
    },
    DRAWING_MS,
  )

  it(
    'runs beside one other; those behind wait without their files, and too many are refused',
    async () => {
      let open = 0
      let most = 0
      const opening = async () => {
        open += 1
        most = Math.max(most, open)
        await setImmediate()
        open -= 1
        throw new Undrawn('unreadable')
      }
      const drawn = Array.from({ length: 70 }, () => drawPage(opening, page, 'showing').catch(({ reason }) => reason))
      const reasons = await Promise.all(drawn)
      expect(most).toBe(2)
      expect(reasons.filter(reason => reason === 'busy')).toHaveLength(8)
      expect(reasons.filter(reason => reason === 'unreadable')).toHaveLength(62)
    },
    DRAWING_MS,
  )
})

describe('A scan with a picture that is too large', () => {
  const portal = usePortal({ database: 'demo' })
  const { tokenOf } = useCases(portal)
  const as = async () => ({ token: await tokenOf('zs01') })

  it(
    'says so on the page, in the list of pages and where it is read',
    async () => {
      const file = { name: '大图.png', content: new Uint8Array(png(SIDE)) }
      const fileId = await portal.answerTo(stage, {}, { ...(await as()), file })
      const { itemId } = await portal.answerTo(takeScan, { fileIds: [fileId], batch: '' }, await as())
      const told = { code: 4002, message: PICTURE_TEXTS.large }
      expect(await portal.ask(scanPage, { itemId, number: 0 }, await as())).toMatchObject(told)
      expect((await portal.answerTo(pages, { itemId }, await as())).pages).toHaveLength(1)
      expect(await portal.ask(pagePicture, { itemId, fileId, page: 0 }, await as())).toMatchObject(told)
      await portal.answerTo(recognise, { itemId }, await as())
      await workOff(portal.services, 'reading')
      const { state, problem } = await portal.answerTo(scan, { itemId }, await as())
      expect([state, problem]).toEqual(['failed', PICTURE_TEXTS.large])
    },
    DRAWING_MS,
  )
})
