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
