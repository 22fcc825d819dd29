/**
 * What docs/workflow.md says of an action: main states from and to which it leads; `unchanged` among those to which.
 * @typedef {{ from: ReadonlySet<string>, to: ReadonlySet<string> }} Passage
 */

const SECTION = /^### ([A-G]\d+) (.+?) · \w+$/

/**
 * The actions of the document by their number.
 * @param {string} document
 * @returns {Map<string, Passage>}
 */
export function readPassages(document) {
  /** @type {Map<string, Passage>} */
  const passages = new Map()
  for (const part of document.split(/^(?=### )/m)) {
    const [, number] = SECTION.exec(part.split('\n', 1)[0] ?? '') ?? []
    if (number) passages.set(number, { from: statesIn(part, 'From'), to: statesIn(part, 'To') })
  }
  return passages
}

/** @param {string} part @param {string} name */
function statesIn(part, name) {
  const line = part.split('\n').find(text => text.startsWith(`- **${name}**:`)) ?? ''
  return new Set(
    [...line.matchAll(/`(\d\d) [^`]+`|`(unchanged)`/g)].map(([, code, unchanged]) => code ?? unchanged ?? ''),
  )
}
