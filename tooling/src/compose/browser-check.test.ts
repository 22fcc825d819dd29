import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import vm from 'node:vm'
import { transform } from '@swc/core'
import { browserCheck } from './browser-check.ts'
import { pageHeaders } from './index-html.ts'

const file = join(__dirname, '../../../shell/src/browser-check.js')

const IE = {
  11: 'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
  '11 in compatibility view': 'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 6.1; Trident/7.0; SLCC2)',
  10: 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.1; Trident/6.0)',
  9: 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)',
  8: 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 5.1; Trident/4.0)',
  7: 'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 5.1)',
}

const chromium = (more: string = '') =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36${more}`
const OTHERS = {
  chrome: chromium(),
  edge: chromium(' Edg/138.0.0.0'),
  oldEdge: chromium(' Edge/18.19045'),
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  uos: chromium().replace('Windows NT 10.0; Win64; x64', 'X11; Linux aarch64'),
  speed360: chromium(' QIHU 360SE'),
  compatible360: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0; 360SE) like Gecko',
}

let browserWarning: (policy: string, userAgent: string, able: boolean) => string
beforeAll(async () => {
  browserWarning = vm.runInNewContext(`${await readFile(file, 'utf8')};browserWarning`)
})

describe('the policy for modern browsers', () => {
  it.each(['chrome', 'edge', 'firefox', 'uos', 'speed360'])('lets through what can run the portal: %s', name => {
    expect(browserWarning('modern', Reflect.get(OTHERS, name), true)).toBe('')
  })

  it.each([
    ['IE 11', IE[11], 'IE 浏览器无法运行本系统，请使用 Chrome、Edge、火狐，或国产浏览器的极速模式。'],
    ['IE 8', IE[8], 'IE 浏览器无法运行本系统，请使用 Chrome、Edge、火狐，或国产浏览器的极速模式。'],
    ['360 in compatible mode', OTHERS.compatible360, '360 浏览器的兼容模式无法运行本系统，请切换到极速模式。'],
    ['an old Edge', OTHERS.oldEdge, '您的浏览器版本过低，无法运行本系统，请升级浏览器后再使用。'],
    ['an old Chromium', OTHERS.uos, '您的浏览器版本过低，无法运行本系统，请升级浏览器后再使用。'],
  ])('says what to do in %s, which cannot', (_, userAgent, text) => {
    expect(browserWarning('modern', userAgent, false)).toBe(text)
  })
})

describe('the policy for offices bound to Internet Explorer', () => {
  it.each([
    ['IE 10', IE[10], '您的 IE 浏览器版本过低，请升级到 IE 11 及以上版本。'],
    ['IE 9', IE[9], '您的 IE 浏览器版本过低，请升级到 IE 11 及以上版本。'],
    ['IE 8', IE[8], '您的 IE 浏览器版本过低，请升级到 IE 11 及以上版本。'],
    ['IE 7', IE[7], '您的 IE 浏览器版本过低，请升级到 IE 11 及以上版本。'],
    ['Edge', OTHERS.edge, '您正在使用 Edge 浏览器，本系统要求使用 IE 11 及以上版本，部分功能可能无法使用。'],
    ['the old Edge', OTHERS.oldEdge, '您正在使用 Edge 浏览器，本系统要求使用 IE 11 及以上版本，部分功能可能无法使用。'],
    ['360 in speed mode', OTHERS.speed360, '您正在使用 360 浏览器的极速模式，请切换到兼容模式。'],
    ['Chrome', OTHERS.chrome, '本系统要求使用 IE 11 及以上版本的浏览器，您当前的浏览器可能无法使用部分功能。'],
    ['Firefox', OTHERS.firefox, '本系统要求使用 IE 11 及以上版本的浏览器，您当前的浏览器可能无法使用部分功能。'],
  ])('warns in %s', (_, userAgent, text) => {
    for (const able of [true, false]) expect(browserWarning('legacy', userAgent, able)).toBe(text)
  })

  it.each([11, '11 in compatibility view'] as const)('accepts IE %s', version => {
    expect(browserWarning('legacy', IE[version], true)).toBe('')
  })

  it('does not leave IE 11 before an empty page', () => {
    expect(browserWarning('legacy', IE[11], false)).toContain('IE 浏览器无法运行本系统')
  })
})

describe('the inlined script', () => {
  it('knows no syntax newer than ES5, before and after it is made small', async () => {
    for (const code of [await readFile(file, 'utf8'), await browserCheck(file, 'modern')]) {
      const forms = (['es5', 'es2022'] as const).map(target =>
        transform(code, { jsc: { target, parser: { syntax: 'ecmascript' } } }),
      )
      const [old, modern] = await Promise.all(forms)
      expect(old?.code).toBe(modern?.code)
    }
  })

  it('cannot end the element it stands in', async () => {
    expect(await browserCheck(file, 'legacy')).not.toContain('</')
  })

  it('is allowed by its digest, and no other is', () => {
    const policy = pageHeaders({ signInModes: [], remotes: {} }, 'alert(1)')['Content-Security-Policy']
    expect(policy).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';")
  })
})
