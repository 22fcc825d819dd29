import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
/** What is written in English, with its Chinese text beside it. */
const PAIRS = [
  ['README.md', 'README.zh-CN.md'],
  ['docs/operators.md', 'docs/operators.zh-CN.md'],
]

/** At the top each leads to the other. */
const TWINS = ['README.md', 'operators.md']

const FENCE = /^```[^\n]*\n(.*?)^```$/gms
const HEADING = /^(#{1,6}) (.+)$/
const ANCHOR = /^<a id="([^"]+)"><\/a>$/

/** The anchor that a forge makes of a heading. @param {string} heading */
const anchorOf = heading =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

/** A command without what is said of it. @param {string} line */
const withoutComment = line => line.replace(/(^|\s+)#(\s.*)?$/, '')

/**
 * A document by its headings, each with its own text.
 * @param {string} file
 */
function sectionsOf(file) {
  const text = readFileSync(join(ROOT, file), 'utf8')
  /** @type {string[]} */
  const blocks = []
  const plain = text.replace(FENCE, (_, block) => `@@${blocks.push(block) - 1}@@`)
  let section = { level: 0, title: '', anchor: '', lines: [''] }
  const sections = [section]
  let anchor = ''
  for (const line of plain.split('\n')) {
    const [, marks, title = ''] = HEADING.exec(line) ?? []
    const [, named] = ANCHOR.exec(line) ?? []
    if (marks) {
      section = { level: marks.length, title, anchor, lines: [''] }
      sections.push(section)
    } else if (named === undefined) section.lines.push(line)
    anchor = named ?? ''
  }
  return sections.map(({ lines, ...heading }) => ({ ...heading, left: leftAsIs(lines, blocks) }))
}

/** What a translation leaves as it is. @param {string[]} lines @param {string[]} blocks */
function leftAsIs(lines, blocks) {
  const text = lines.join('\n')
  const sorted = (/** @type {RegExp} */ pattern) => [...text.matchAll(pattern)].map(([, found = '']) => found).sort()
  return {
    blocks: [...text.matchAll(/^@@(\d+)@@$/gm)].map(([, at]) => blocks[Number(at)]?.split('\n').map(withoutComment)),
    code: sorted(/`([^`\n]+)`/g),
    links: sorted(/\]\(([^)\s]+)\)/g)
      .map(link => link.replace('.zh-CN.md', '.md'))
      .filter(link => !TWINS.includes(link)),
    cells: lines.filter(line => line.startsWith('|')).map(line => line.split('|').length),
  }
}

describe.each(PAIRS)('%s and %s', (english, chinese) => {
  const [ours, theirs] = [sectionsOf(english), sectionsOf(chinese)]

  it('have the same headings in the same order, by the same anchors', () => {
    expect(theirs.map(({ level }) => level)).toEqual(ours.map(({ level }) => level))
    // The title of the document needs none.
    expect(theirs.slice(2).map(({ anchor }) => anchor)).toEqual(ours.slice(2).map(({ title }) => anchorOf(title)))
  })

  it.each(ours.map(({ title }, at) => [title || 'the beginning', at]))('say the same under: %s', (_, at) => {
    expect(theirs[at]?.left).toEqual(ours[at]?.left)
  })

  it('lead to each other', () => {
    const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8')
    const nameOf = (/** @type {string} */ file) => file.split('/').at(-1) ?? ''
    expect(read(english)).toContain(`[中文](${nameOf(chinese)})`)
    expect(read(chinese)).toContain(`[English](${nameOf(english)})`)
  })
})
