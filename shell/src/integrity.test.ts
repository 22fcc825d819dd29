const digest = `sha256-${'a'.repeat(43)}=`

const place = document.getElementById('composition')

/** Loads the page's composition as the shell's entry does, first of all. */
async function known(integrity: object | undefined) {
  globalThis.__PORTAL_INTEGRITY = undefined
  if (place) place.textContent = JSON.stringify({ integrity })
  await jest.isolateModulesAsync(async () => {
    await import('./integrity')
  })
  return globalThis.__PORTAL_INTEGRITY
}

describe('the digests in the page', () => {
  afterEach(() => {
    globalThis.__PORTAL_INTEGRITY = undefined
  })

  it('are what every file is verified against', async () => {
    expect(await known({ '/tjfx/js/1.js': digest })).toEqual({ '/tjfx/js/1.js': digest })
  })

  it.each([
    '',
    'sha256-',
    'sha256-AAAA',
    `sha384-${'a'.repeat(64)}`,
    `${digest} ${digest}`,
    ` ${digest}`,
    `md5-${'a'.repeat(43)}=`,
  ])('that are malformed (%s) are none, so that the file is refused as unknown', async form => {
    const kinds = [
      'js/1.js',
      'css/1.css',
      'remotes/mf-a/1/mf-manifest.json',
      'remotes/mf-a/1/digests.json',
      'floor.1.json',
    ]
    const wrong = Object.fromEntries(kinds.map(file => [`/tjfx/${file}`, form]))
    expect(await known({ ...wrong, '/tjfx/js/2.js': digest })).toEqual({ '/tjfx/js/2.js': digest })
  })

  it('are asked for nothing where the page has none: in development', async () => {
    expect(await known(undefined)).toBeUndefined()
  })
})

describe('the digest of what is asked for later than a page', () => {
  const LIST = '/tjfx/remotes/mf-news/1/later.json'
  const DIALOG = '/tjfx/remotes/mf-news/1/js/9.js'
  const asked: [string, RequestInit | undefined][] = []
  /** Answers of the server, one for each time that it is asked. */
  let answers: (() => Response)[]

  beforeEach(async () => {
    asked.length = 0
    globalThis.fetch = async (url, init) => {
      asked.push([String(url), init])
      return (answers.shift() ?? Response.error)()
    }
    await known({ [LIST]: digest, '/tjfx/js/1.js': digest })
  })
  afterEach(() => {
    globalThis.__PORTAL_INTEGRITY = undefined
    globalThis.__PORTAL_LATER = undefined
  })

  const learn = (path: string) => globalThis.__PORTAL_LATER?.(path)

  it('is learned once, from a list that is verified itself', async () => {
    answers = [() => Response.json({ 'js/9.js': digest, 'css/9.css': digest })]
    await Promise.all([learn(DIALOG), learn(DIALOG)])
    expect(asked).toEqual([[LIST, expect.objectContaining({ integrity: digest })]])
    expect(globalThis.__PORTAL_INTEGRITY).toHaveProperty([DIALOG], digest)
    expect(learn(DIALOG)).toBeUndefined()
  })

  it('is learned by the name of styles where these are all that is asked for', async () => {
    answers = [() => Response.json({ 'css/8.css': digest })]
    await learn(LIST.replace('later.json', 'css/8.css'))
    expect(learn(LIST.replace('later.json', 'css/8.css'))).toBeUndefined()
    expect(asked).toHaveLength(1)
  })

  it('is of no file elsewhere, and of none whose digest is malformed or known already', async () => {
    const other = digest.replaceAll('a', 'b')
    const before = { ...globalThis.__PORTAL_INTEGRITY, [DIALOG.replace('9', '1')]: digest }
    Object.assign(globalThis.__PORTAL_INTEGRITY ?? {}, before)
    const files = ['../../../js/1.js', '/tjfx/js/2.js', 'https://evil.cn/js/3.js', 'js/../../2/js/4.js', 'js/1.js']
    answers = [() => Response.json({ ...Object.fromEntries(files.map(file => [file, other])), 'js/9.js': 'sha256-' })]
    await learn(DIALOG)
    expect(globalThis.__PORTAL_INTEGRITY).toEqual(before)
  })

  it('is asked for again after a failure, which names the list', async () => {
    answers = [() => new Response('', { status: 404 }), () => Response.json({ 'js/9.js': digest })]
    await expect(learn(DIALOG)).rejects.toThrow(`${LIST}: HTTP 404`)
    await learn(DIALOG)
    expect(globalThis.__PORTAL_INTEGRITY).toHaveProperty([DIALOG], digest)
  })

  it('stays unknown where nobody vouches for a list, and in development', () => {
    expect(learn('/tjfx/remotes/mf-mail/1/js/1.js')).toBeUndefined()
    globalThis.__PORTAL_INTEGRITY = undefined
    expect(learn(DIALOG)).toBeUndefined()
    expect(asked).toEqual([])
  })
})
