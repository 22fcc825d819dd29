import { composeWith } from '../testing/compose-with'
import { damageOf } from './damage'

const FILE = 'remotes/mf-news/1/js/407.1a2b3c4d.js'
const PATH = `/tjfx/${FILE}`

/** The server answers so; what is fetched with a digest must be the bytes that belong to it. */
function answer(status: number, matches: boolean, type = 'text/javascript; charset=utf-8'): void {
  globalThis.fetch = async (_, init) => {
    if (status === 0 || (init?.integrity && !matches)) throw new TypeError('Failed to fetch')
    return new Response('', { status, headers: { 'content-type': type } })
  }
}

describe('a file that could not be loaded', () => {
  beforeAll(() => composeWith([]))
  beforeEach(() => {
    globalThis.__PORTAL_INTEGRITY = { [PATH]: 'sha256-x', '/tjfx/remotes/mf-news/1/mf-manifest.json': 'sha256-y' }
  })
  afterAll(() => {
    globalThis.__PORTAL_INTEGRITY = undefined
  })

  it.each([
    ['changed', 200, false],
    ['missing', 404, false],
    ['unreachable', 0, false],
    ['unreachable', 503, false],
  ] as const)('is named as %s', async (how, status, matches) => {
    answer(status, matches)
    const error = new Error(`Loading chunk 407 failed.\n(error: http://localhost${PATH}?r=1)`)
    expect(await damageOf(error)).toEqual({ file: FILE, how })
  })

  it('is named as mistyped where its bytes are right, but no browser takes them as what they are', async () => {
    answer(200, true, 'text/plain')
    expect(await damageOf(new Error(`(error: ${PATH})`))).toEqual({ file: FILE, how: 'mistyped' })
  })

  it('is named whichever part of the portal tells of it', async () => {
    answer(200, false)
    const of = async (message: string) => (await damageOf(new Error(message)))?.file
    expect(await of('RUNTIME-003 /tjfx/remotes/mf-news/1/mf-manifest.json: Failed to fetch')).toMatch(/manifest\.json$/)
    expect(await of(`Failed to load script "http://localhost${PATH}"`)).toBe(FILE)
  })

  it('is none where it has come meanwhile, and where the error is about something else', async () => {
    answer(200, true)
    expect(await damageOf(new Error(`(error: ${PATH})`))).toBeUndefined()
    expect(await damageOf(new Error('Cannot read properties of undefined'))).toBeUndefined()
    expect(await damageOf(new Error('/elsewhere/jquery.js'))).toBeUndefined()
  })
})
