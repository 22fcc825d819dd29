import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { EXAMPLES, PROVINCE_REMOTES, REMOTES } from '../remotes.mjs'
import { writeOlder } from '../webpack/older-css-loader.mjs'

const ROOT = join(import.meta.dirname ?? __dirname, '../..')
/** All that browsers are served: what every remote is made from, too. */
const PARTS = ['shell', 'shared-lib', ...REMOTES, ...PROVINCE_REMOTES, ...EXAMPLES, 'scripts/create-remote/template']
/** Of the contract, browsers have what is made from it and the rules. */
const SERVED_TO_NONE = /\.test\.|\/testing\/|\/contract\/(?!calls\/|rules\/)/

/** @typedef {Record<string, readonly [example: string, pattern: RegExp, fallbacks?: readonly string[]]>} Forbidden fallbacks: files that do without it themselves */

/** What Chromium 86 lacks and `shell/src/older/fill.ts` does not fill in, with an example. @type {Forbidden} */
const CODE = {
  'URL.canParse': ['URL.canParse(text)', /\bURL\.(canParse|parse)\(/],
  'grouping of lists': ['Object.groupBy(rows, of)', /\b(Object|Map)\.groupBy\(|\bArray\.fromAsync\(/],
  structuredClone: ['structuredClone(value)', /\bstructuredClone\(/],
  'promises with resolvers': ['Promise.withResolvers()', /\bPromise\.(withResolvers|try)\(/],
  segments: ["new Intl.Segmenter('zh')", /\bIntl\.(Segmenter|DurationFormat)\b/],
  'sets that are compared': [
    'known.isSubsetOf(all)',
    /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  ],
  'views that change over': ['document.startViewTransition(show)', /\.startViewTransition\(/],
  'the Navigation API': [
    'navigation.addEventListener',
    /\b(window\.)?navigation\.(addEventListener|navigate|entries)\b/,
  ],
  'visibility that is asked for': ['element.checkVisibility()', /\.checkVisibility\(/],
  'UUIDs without a fallback': ['crypto.randomUUID()', /\bcrypto\.randomUUID\(/],
  'popovers that are taken to be there': [
    'sheet.showPopover()',
    /\.(show|hide|toggle)Popover\(/,
    ['shell/src/top-layer/top-layer.ts'],
  ],
  'parts that are inert': ['<main inert>', /\binert\b(?!-)|\.inert\b/],
  // Plain http, as in the networks of offices, has none of these three, in whatever browser.
  'ciphers of the browser': ["crypto.subtle.digest('SHA-256', bytes)", /\bcrypto\??\.subtle\b/],
  'the clipboard without the older way': [
    'navigator.clipboard.writeText(text)',
    /\bnavigator\??\.clipboard\b/,
    ['shared-lib/src/page/copy-text.ts', 'shell/src/toasts/copy-button.tsx'],
  ],
  'service workers': ["navigator.serviceWorker.register('/sw.js')", /\bnavigator\??\.serviceWorker\b/],
  'texts that are well-formed': ['text.isWellFormed()', /\.(isWellFormed|toWellFormed)\(/],
  'sides in a style of an element': ["inset: '0'", /\binset: ?['"`]/],
}

/** What would lose its place or its room there; what falls away unseen stands in decision 153. @type {Forbidden} */
const STYLES = {
  'layers, of which the rules are dropped': ['@layer base { a { color: red } }', /@layer\b/],
  nesting: ['a { & b { color: red } }', /[{;}]\s*&/],
  'lists that are matched': [':is(a, b) { color: red }', /:(is|where)\(/],
  'sides in one': ['a { inset-inline: 0 }', /[{;\s](inset|inset-inline|inset-block)\s*:/],
  // Beside an action, the tabs of a case then take a second line.
  'widths of containers': [
    '@container (max-width: 680px) { a { color: red } }',
    /@container\b/,
    ['mf-casework/src/petition/tabs/case-tabs.module.css'],
  ],
  'ratios of sides': ['a { aspect-ratio: 16 / 9 }', /[{;\s]aspect-ratio\s*:/],
  'ranges of widths': ['@media (400px <= width <= 700px) { a { color: red } }', /\(\s*[\d.]+px\s*<|\bwidth\s*[<>]/],
  'movements of their own': ['a { translate: 0 4px }', /[{;\s](translate|rotate|scale)\s*:/],
}

/** @param {string} part @param {RegExp} ending */
const filesOf = (part, ending) =>
  readdirSync(join(ROOT, part, 'src'), { recursive: true })
    .map(name => join(part, 'src', String(name)))
    .filter(name => ending.test(name) && !SERVED_TO_NONE.test(name))

/** @param {string} name */
const read = name => readFileSync(join(ROOT, name), 'utf8')
const withoutComments = (/** @type {string} */ code) => code.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')
/** @param {string} css as Chromium 86 is given it */
function given(css) {
  const root = postcss.parse(writeOlder(css))
  root.walkComments(comment => void comment.remove())
  return root.toString()
}

const code = PARTS.flatMap(part => filesOf(part, /\.(tsx?|vue)$/)).map(name => ({
  name,
  text: withoutComments(read(name)),
}))
const styles = PARTS.flatMap(part => filesOf(part, /\.css$/)).map(name => ({ name, text: given(read(name)) }))

describe('What is written for browsers', () => {
  it('is looked through', () => {
    expect(code.length).toBeGreaterThan(500)
    expect(styles.length).toBeGreaterThan(80)
  })

  it('stands in every part, those of provinces and examples too', () => {
    expect(PARTS.filter(part => code.every(({ name }) => !name.startsWith(`${part}/`)))).toEqual([])
    expect(PARTS).toEqual(expect.arrayContaining(['provinces/yunting/remotes/mf-desk', 'docs/examples/mf-vue']))
  })

  it.each(Object.entries(CODE))('has nothing of %s', (_, [example, pattern, fallbacks = []]) => {
    expect(example).toMatch(pattern)
    expect(namesOf(code, pattern, fallbacks)).toEqual([])
  })

  it.each(Object.entries(STYLES))('has no styles of %s', (_, [example, pattern, fallbacks = []]) => {
    expect(given(example)).toMatch(pattern)
    expect(namesOf(styles, pattern, fallbacks)).toEqual([])
  })
})

/** @param {{ name: string, text: string }[]} files @param {RegExp} pattern @param {readonly string[]} fallbacks */
const namesOf = (files, pattern, fallbacks) =>
  files.filter(({ name, text }) => !fallbacks.includes(name) && pattern.test(text)).map(({ name }) => name)
