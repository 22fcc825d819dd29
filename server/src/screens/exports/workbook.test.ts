import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import { sheetRow } from '../../platform/sheets/write-sheet'
import { lockedZip, workbookStream } from './workbook'

const MEGABYTE = 1_000_000
/** Writes between two looks at the memory, each of which takes a second beside a large heap. */
const LOOKED_EVERY = 4

const sheetOf = (members: readonly string[]) =>
  workbookStream({
    sheetName: '信访件查询',
    columns: [{ heading: '信访件编号' }, { heading: '信访人' }],
    origin: '导出人：周戊汀 & 同事',
    rows: Readable.from(members.map(rows => gzipSync(rows))),
  })

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** What is held in buffers: what nobody needs any longer is not. */
function keptBytes(): number {
  collectGarbage()
  return process.memoryUsage().arrayBuffers
}

async function bytesOf(stream: Readable): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}

async function partsOf(zip: Uint8Array, password?: string): Promise<Map<string, string>> {
  const reader = new ZipReader(new Uint8ArrayReader(zip), { ...(password && { password }) })
  const parts = new Map<string, string>()
  for (const entry of await reader.getEntries())
    if (!entry.directory) parts.set(entry.filename, await entry.getData(new TextWriter()))
  await reader.close()
  return parts
}

describe('A workbook', () => {
  it('has its rows between headings and where it comes from, of however many portions', async () => {
    const parts = await partsOf(await bytesOf(sheetOf([sheetRow(['LX1', 3]), sheetRow(['LX2', 4])])))
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
    const texts = [...sheet.matchAll(/<t [^>]*>([^<]*)<\/t>|<v>(\d+)<\/v>/g)].map(([, text, number]) => text ?? number)
    expect(texts).toEqual(['信访件编号', '信访人', 'LX1', '3', 'LX2', '4', '导出人：周戊汀 &amp; 同事'])
    expect([...parts.keys()].sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ])
  })

  it.each([
    ['=1+1', '=1+1'],
    ['@SUM(A1)', '@SUM(A1)'],
    ['<b>&</b>', '&lt;b&gt;&amp;&lt;/b&gt;'],
    ['a\u0000b\ud800c', 'abc'],
    ['李𠮷', '李𠮷'],
  ])('holds %j as a text, never as a formula or as XML', async (text, written) => {
    const parts = await partsOf(await bytesOf(sheetOf([sheetRow([text])])))
    const row = `<row><c t="inlineStr"><is><t xml:space="preserve">${written}</t></is></c></row>`
    expect(parts.get('xl/worksheets/sheet1.xml')).toContain(row)
  })

  it('is made without ever being in memory', async () => {
    const member = gzipSync(sheetRow(['内容'.repeat(500)]).repeat(700))
    const rows = Readable.from(Array.from({ length: 35 }, () => member))
    let [bytes, most, writes] = [0, 0, 0]
    const before = keptBytes()
    const sink = new Writable({
      write(chunk: Buffer, _, done) {
        bytes += chunk.length
        if (writes % LOOKED_EVERY === 0) most = Math.max(most, keptBytes() - before)
        writes += 1
        done()
      },
    })
    await pipeline(workbookStream({ sheetName: '名单', columns: [], origin: '', rows }), sink)
    expect(bytes).toBeGreaterThan(0)
    expect(most).toBeLessThan(40 * MEGABYTE)
  })

  it('with personal data is opened by its password alone', async () => {
    const zip = await bytesOf(lockedZip('名单.xlsx', sheetOf([sheetRow(['冯丙莲'])]), 'k3yM9xWq2TzA'))
    await expect(partsOf(zip, 'wrong')).rejects.toThrow()
    expect([...(await partsOf(zip, 'k3yM9xWq2TzA')).keys()]).toEqual(['名单.xlsx'])
  })
})
