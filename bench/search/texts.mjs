/** Random numbers that are the same at every run (mulberry32). @param {number} seed */
function dice(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Words of a language that an office writes in: so many different ones stand in a large dictionary. */
const WORDS = 60_000
/** Characters of a text, on average as many as a summary has. */
const LENGTH = 148
const NAMED = 0.6
const SURNAMES = [
  ...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎',
]
const SIGNS = ['，', '。', '；']
/** A sign follows one word in so many. */
const SIGN_EACH = 7
/** The first characters of GB 2312, those in use, fill the rows 16 to 55 of its table. */
const ROWS = { first: 0xb0, last: 0xd7, cells: 94, cell: 0xa1 }
/** How many of a thousand words have two, three and four characters. */
const OF_TWO = 0.72
const OF_THREE = 0.9

/**
 * Draws texts whose vocabulary is full: 60,000 words of the 3,755 characters in daily use, by Zipf's law, with names in
 * sixty of a hundred texts. The same seed gives the same texts.
 * @param {number} seed
 */
export function writer(seed) {
  const next = dice(seed)
  const below = (/** @type {number} */ end) => Math.floor(next() * end)
  const characters = commonCharacters()
  const character = () => characters[below(characters.length)] ?? ''
  const lengthOf = (/** @type {number} */ drawn) => (drawn < OF_TWO ? 2 : drawn < OF_THREE ? 3 : 4)
  const vocabulary = Array.from({ length: WORDS }, () => Array.from({ length: lengthOf(next()) }, character).join(''))
  // By Zipf's law the word of rank r is drawn so often as 1 / r: its rank is the number of words to a random power.
  const word = () => vocabulary[Math.floor(WORDS ** next()) - 1] ?? ''
  const name = () => (SURNAMES[below(SURNAMES.length)] ?? '') + Array.from({ length: 1 + below(2) }, character).join('')
  const text = () => {
    const parts = next() < NAMED ? [name()] : []
    for (let length = 0; length < LENGTH; ) {
      const part = word() + (below(SIGN_EACH) === 0 ? (SIGNS[below(SIGNS.length)] ?? '') : '')
      parts.push(part)
      length += part.length
    }
    return parts.join('')
  }
  return { text, word, name, below, vocabulary }
}

function commonCharacters() {
  const decoder = new TextDecoder('gb18030')
  const found = []
  for (let row = ROWS.first; row <= ROWS.last; row++)
    for (let cell = 0; cell < ROWS.cells; cell++) found.push(decoder.decode(new Uint8Array([row, ROWS.cell + cell])))
  return found.filter(each => /^\p{Script=Han}$/u.test(each))
}
