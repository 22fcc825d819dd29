import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
/** What is written in English, with its Chinese text beside it. */
const PAIRS = [
  ['README.md', 'README.zh-CN.md'],
  ['docs/operators.md', 'docs/operators.zh-CN.md'],
]

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
  const sections = [{ level: 0, title: '', anchor: '', text: '' }]
  let anchor = ''
  for (const line of plain.split('\n')) {
    const [, marks, title = ''] = HEADING.exec(line) ?? []
    const [, named] = ANCHOR.exec(line) ?? []
    if (marks) sections.push({ level: marks.length, title, anchor, text: '' })
    else if (named === undefined) sections[sections.length - 1].text += `${line}\n`
    anchor = named ?? ''
  }
  return sections.map(section => ({ ...section, ...partsOf(section.text, blocks) }))
}

/** What a translation leaves as it is. @param {string} text @param {string[]} blocks */
function partsOf(text, blocks) {
  const sorted = (/** @type {RegExp} */ pattern) => [...text.matchAll(pattern)].map(([, found]) => found).sort()
  return {
    blocks: [...text.matchAll(/^@@(\d+)@@$/gm)].map(([, at]) => blocks[Number(at)].split('\n').map(withoutComment)),
    code: sorted(/`([^`\n]+)`/g),
    links: sorted(/\]\(([^)\s]+)\)/g).map(link => link.replace('.zh-CN.md', '.md')),
    rows: text
      .split('\n')
      .filter(line => line.startsWith('|'))
      .map(line => line.split('|').length),
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
    const { blocks, code, links, rows } = theirs[at] ?? {}
    expect({ blocks, rows, code, links: links?.filter(isNoTwin) }).toEqual({
      blocks: ours[at].blocks,
      rows: ours[at].rows,
      code: ours[at].code,
      links: ours[at].links.filter(isNoTwin),
    })
  })

  it('lead to each other', () => {
    const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8')
    const nameOf = (/** @type {string} */ file) => file.split('/').at(-1) ?? ''
    expect(read(english)).toContain(`[中文](${nameOf(chinese)})`)
    expect(read(chinese)).toContain(`[English](${nameOf(english)})`)
  })

  /** The link at the top leads to the other one. @param {string} link */
  const isNoTwin = link => link !== english.split('/').at(-1)
})
