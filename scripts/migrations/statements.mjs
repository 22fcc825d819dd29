/**
 * The statements of a migration, without comments, in lower case and with single spaces; the bodies of `do` blocks as statements
 * of their own, those of functions left out. A text in quotes stays one word.
 * @param {string} text
 * @returns {{ text: string, line: number, note: string }[]} note: the comment right before it
 */
export function statementsOf(text) {
  /** @type {{ text: string, line: number, note: string }[]} */
  const statements = []
  let [current, note, line, start] = ['', '', 1, 1]
  const end = () => {
    if (current.trim()) statements.push({ text: plain(current), line: start, note })
    current = ''
    note = ''
  }
  for (const part of text.match(PARTS) ?? []) {
    if (part.startsWith('--')) note = current.trim() ? note : `${note} ${part.slice(2).trim()}`.trim()
    else if (part === ';') end()
    else if (part.startsWith('/*')) current += ' '
    else {
      if (!current.trim() && part.trim()) start = line
      current += part.startsWith('$') ? bodyOf(part, current) : part
    }
    line += part.split('\n').length - 1
  }
  end()
  return statements.flatMap(statement => (statement.text.startsWith('do ') ? innerOf(statement) : [statement]))
}

/** Comments, quoted texts, bodies, ends of statements, and all between them. */
const PARTS = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|;|\s+|[^\s;'$/-]+|[\s\S]/g

/** @param {string} body @param {string} before */
const bodyOf = (body, before) => (/^\s*do\s*$/i.test(before) ? ` ${body} ` : ' body ')

/** @param {{ text: string, line: number, note: string }} block */
function innerOf({ text, line, note }) {
  const inner = text.replace(/^do (language \w+ )?\$(\w*)\$/, '').replace(/\$\w*\$.*$/, '')
  return inner.split(';').map(part => ({ text: part.trim().replace(/^(begin|loop|then|else)\s+/, ''), line, note }))
}

/** @param {string} text */
const plain = text => text.replace(/\s+/g, ' ').trim().toLowerCase()
