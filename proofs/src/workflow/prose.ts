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

function statesIn(part: string, name: string) {
  const line = part.split('\n').find(text => text.startsWith(`- **${name}**:`)) ?? ''
  return new Set(
    [...line.matchAll(/`(\d\d) [^`]+`|`(unchanged)`/g)].map(([, code, unchanged]) => code ?? unchanged ?? ''),
  )
}
