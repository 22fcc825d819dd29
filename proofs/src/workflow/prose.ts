/**
 * What docs/workflow.md says of an action: main states from and to which it leads; `unchanged` among those to which.
 */
export interface Passage {
  from: ReadonlySet<string>
  to: ReadonlySet<string>
}

const SECTION = /^### ([A-HT]\d+) (.+?) · \w+$/

/** The actions of the document by their number. */
export function readPassages(document: string): Map<string, Passage> {
  const passages: Map<string, Passage> = new Map()
  for (const part of document.split(/^(?=### )/m)) {
    const [, number] = SECTION.exec(part.split('\n', 1)[0] ?? '') ?? []
    if (number) passages.set(number, { from: statesIn(part, 'From'), to: statesIn(part, 'To') })
  }
  return passages
}

function statesIn(part: string, name: string, state: RegExp = /`(\d\d) [^`]+`|`(unchanged)`/g) {
  const line = part.split('\n').find(text => text.startsWith(`- **${name}**:`)) ?? ''
  return new Set([...line.matchAll(state)].map(([, code, unchanged]) => code ?? unchanged ?? ''))
}

const OF_ONE_DIGIT = /`(\d) [^`]+`/g
const MOVE = /^### S\d+ .+? · recommendations\.(\w+)$/

/** What may be done with a recommendation, by its name on the wire, and the states from and to which it leads. */
export function readMoves(document: string): Map<string, Passage> {
  const moves: Map<string, Passage> = new Map()
  for (const part of document.split(/^(?=### )/m)) {
    const [, name] = MOVE.exec(part.split('\n', 1)[0] ?? '') ?? []
    if (name) moves.set(name, { from: statesIn(part, 'From', OF_ONE_DIGIT), to: statesIn(part, 'To', OF_ONE_DIGIT) })
  }
  return moves
}
