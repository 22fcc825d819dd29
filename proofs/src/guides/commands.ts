/** A command that a guide has its reader run. */
export interface Command {
  line: string
  /** The first, second or third terminal of the reader. */
  terminal: number
  /** Lines that the guide shows of what it says. */
  shown: string[]
}

const BLOCK = /^```(.*)\n([\s\S]*?)\n```$/gm
const ELSEWHERE = /^# in a (second|third) terminal\b/
const TERMINALS = ['first', 'second', 'third']

/**
 * The commands of a guide in their order: each line of a block marked `sh`. A block marked `text` after it is what the
 * last of them says. `# in a second terminal` at the head of a block says where, else it is the first.
 * @param markdown throws where one of its blocks does not say what it holds
 */
export function commandsOf(markdown: string): Command[] {
  const commands: Command[] = []
  let before = ''
  for (const { kind, lines } of blocksOf(markdown)) {
    if (kind === '') throw new Error(`A block does not say what it holds: ${lines[0]}`)
    if (kind === 'sh') commands.push(...commandsIn(lines))
    if (kind === 'text' && before === 'sh') commands.at(-1)?.shown.push(...lines)
    before = kind
  }
  return commands
}

function blocksOf(markdown: string): { kind: string; lines: string[] }[] {
  return [...markdown.matchAll(BLOCK)].map(([, kind = '', text = '']) => ({ kind, lines: text.split('\n') }))
}

function commandsIn(lines: string[]): Command[] {
  const [, word = 'first'] = ELSEWHERE.exec(lines[0] ?? '') ?? []
  const terminal = TERMINALS.indexOf(word) + 1
  return lines.filter(line => line && !line.startsWith('#')).map(line => ({ line, terminal, shown: [] }))
}

/** What stands in a guide for the id of a composition, which nobody knows beforehand. */
export const ID = '0123456789ab'

/** Finds a line that a guide shows: `…` is any text, and the id a group. */
export function patternOf(shown: string): RegExp {
  const escaped = shown.trimEnd().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return new RegExp(escaped.replaceAll('…', '.*').replace(ID, '([0-9a-f]{12})'))
}
