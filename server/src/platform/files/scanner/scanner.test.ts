import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type IcapServer, startIcap } from '../../../../test/icap-server'
import type { Content } from '../content/content'
import { readScanner, type Scanner, scan } from './scanner'

const MARK = 'a mark that the scanner knows'
const LARGE = Buffer.alloc(3_000_000, 'x')
const LIMIT_MS = 300

const contentOf = (bytes: Buffer): Content => ({
  size: bytes.length,
  read: async (start, end) => bytes.subarray(start, end),
  chunks: () => Readable.from([bytes.subarray(0, 10), bytes.subarray(10)].filter(part => part.length > 0)),
})
const clean = contentOf(LARGE)
const infected = contentOf(Buffer.concat([LARGE, Buffer.from(MARK)]))

const scannerAt = (text: string): Scanner => readScanner(text) ?? fail()
const fail = (): never => {
  throw new Error('There is a scanner')
}

describe('A program that looks through files', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-scanner-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  async function program(script: string, ...args: string[]): Promise<Scanner> {
    const path = join(folder, 'scan')
    await writeFile(path, `#!${process.execPath}\n${script}`)
    await chmod(path, 0o700)
    return scannerAt(['command:', path, ' ', args.join(' ')].join(''))
  }
  const LOOK = `
    const chunks = []
    process.stdin.on('data', chunk => chunks.push(chunk)).on('end', () => {
      const all = Buffer.concat(chunks)
      if (!all.includes('${MARK}')) process.exit(all.length === ${LARGE.length} ? 0 : 2)
      console.log('stdin: Test-Signature FOUND')
      process.exit(1)
    })`

  it('reads them from standard input, and ends with 0 or 1', async () => {
    const scanner = await program(LOOK)
    await expect(scan(scanner, clean)).resolves.toBeUndefined()
    await expect(scan(scanner, infected)).rejects.toMatchObject({ found: 'stdin: Test-Signature FOUND' })
  })

  it('may answer before it has read all', async () => {
    const scanner = await program(`console.log('at once'); process.exit(1)`)
    await expect(scan(scanner, clean)).rejects.toMatchObject({ found: 'at once' })
  })

  it('is given its arguments as they are, by no shell, and nothing of the environment', async () => {
    const told = join(folder, 'told')
    const script = `require('fs').writeFileSync(${JSON.stringify(told)}, JSON.stringify([process.argv.slice(2), process.env.PATH]))`
    await scan(await program(script, '--stream', '$(id)', ';', '-'), contentOf(Buffer.from('x')))
    expect(JSON.parse(await readFile(told, 'utf8'))).toEqual([['--stream', '$(id)', ';', '-'], null])
  })

  it.each([
    ['ends otherwise', 'process.exit(2)'],
    ['is killed', `process.kill(process.pid, 'SIGKILL')`],
  ])('that %s has said nothing', async (_, script) => {
    await expect(scan(await program(script), clean)).rejects.toThrow('The scanner of files failed')
  })

  it('that takes too long is ended', async () => {
    const scanner = await program('setInterval(() => {}, 1000)')
    await expect(scan(scanner, clean, LIMIT_MS)).rejects.toThrow('The scanner of files failed')
  })

  it('that is not there has said nothing', async () => {
    await expect(scan(scannerAt('command:/nowhere/scan'), clean)).rejects.toThrow('The scanner of files failed')
  })
})

describe('An ICAP service that looks through files', () => {
  let service: IcapServer | undefined
  afterEach(() => service?.stop())

  async function started(...how: Parameters<typeof startIcap> extends [string, ...infer Rest] ? Rest : never) {
    service = await startIcap(MARK, ...how)
    return service
  }

  it('is sent all of them, and says that nothing is found', async () => {
    const { url, seen } = await started()
    await expect(scan(scannerAt(url), clean)).resolves.toBeUndefined()
    await expect(scan(scannerAt(url), contentOf(Buffer.alloc(0)))).resolves.toBeUndefined()
    expect(seen.map(content => content.length)).toEqual([LARGE.length, 0])
    expect(seen[0]?.equals(LARGE)).toBe(true)
  })

  it.each([
    ['X-Infection-Found: Type=0; Resolution=2; Threat=Test;\r\n', 'Type=0; Resolution=2; Threat=Test;'],
    ['X-Virus-ID: Test.测试\r\n', /^Test\. /],
    ['', 'answered with 403'],
  ])('says what is found: %j', async (header, found) => {
    const { url } = await started('verdict', header)
    const expected = typeof found === 'string' ? found : expect.stringMatching(found)
    await expect(scan(scannerAt(url), infected)).rejects.toMatchObject({ found: expected })
  })

  it.each([
    ['ICAP/1.0 404 ICAP Service not found\r\n\r\n', '404'],
    ['ICAP/1.0 500 Server error\r\n\r\n', '500'],
    [
      'ICAP/1.0 200 OK\r\nEncapsulated: res-hdr=0, res-body=19\r\n\r\nHTTP/1.1 200 OK\r\n\r\n1\r\nx\r\n0\r\n\r\n',
      '200',
    ],
    ['ICAP/1.0 204 No Content\r\n', '204'],
    ['HTTP/1.1 204 No Content\r\n\r\n', 'HTTP'],
    ['', ''],
  ])('that answers %j has said nothing', async (answer, word) => {
    const { url } = await started(answer)
    const failure = await scan(scannerAt(url), clean).catch(error => error)
    expect([failure.message, failure.cause.message.includes(word)]).toEqual(['The scanner of files failed', true])
  })

  it('that takes too long is not waited for', async () => {
    const { url } = await started('silence')
    await expect(scan(scannerAt(url), clean, LIMIT_MS)).rejects.toThrow('The scanner of files failed')
  })

  it('that is not there has said nothing', async () => {
    const { url, stop } = await started()
    await stop()
    await expect(scan(scannerAt(url), clean)).rejects.toThrow('The scanner of files failed')
  })
})
