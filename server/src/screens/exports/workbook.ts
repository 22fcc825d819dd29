import { Readable } from 'node:stream'
import { TransformStream } from 'node:stream/web'
import { createGunzip } from 'node:zlib'
import { configure, type ReadableReader, TextReader, ZipWriter } from '@zip.js/zip.js'
import { type SheetEnds, sheetFoot, sheetHead, WORKBOOK_PARTS } from '../../platform/sheets/write-sheet'

configure({ useWebWorkers: false })

interface Workbook extends SheetEnds {
  readonly sheetName: string
  /** Rows of the sheet as XML, gzipped in one or more members. */
  readonly rows: Readable
}

/** An .xlsx file as a stream: however many rows it has, few of them are in memory at a time. */
export const workbookStream = (workbook: Workbook): Readable =>
  zipped(async zip => {
    for (const [name, text] of Object.entries(WORKBOOK_PARTS(workbook.sheetName)))
      await zip.add(name, new TextReader(text))
    await zip.add('xl/worksheets/sheet1.xml', streamed(sheetXml(workbook)))
  })

/** A zip with one file, which only the password opens: AES with 256 bits. */
export const lockedZip = (name: string, content: Readable, password: string): Readable =>
  zipped(async zip => {
    await zip.add(name, streamed(content), { password, encryptionStrength: 3, level: 0 })
  })

async function* sheetXml(workbook: Workbook): AsyncIterable<Buffer> {
  yield Buffer.from(sheetHead(workbook))
  yield* workbook.rows.pipe(createGunzip())
  yield Buffer.from(sheetFoot(workbook))
}

function zipped(fill: (zip: ZipWriter<unknown>) => Promise<void>): Readable {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const zip = new ZipWriter(writable as never, { bufferedWrite: false, dataDescriptor: true })
  fill(zip)
    .then(() => zip.close())
    .catch(error => writable.abort(error).catch(() => {}))
  return Readable.fromWeb(readable)
}

const streamed = (content: AsyncIterable<Uint8Array>): ReadableReader => ({
  readable: Readable.toWeb(Readable.from(content)) as never,
})
