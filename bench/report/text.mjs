import { formatTable } from '../../scripts/console/table.mjs'
import { verdict } from './figure.mjs'

/** @typedef {import('./figure.mjs').Section} Section @typedef {import('./figure.mjs').Figure} Figure */

const TITLES = ['what', 'figure', 'beside it', 'aim', '']

/** @param {Figure} figure */
const cells = figure => [figure.name, figure.value, figure.yardstick ?? '', figure.aim ?? '', verdict(figure)]

/** For the terminal. @param {readonly Section[]} sections */
export const toText = sections =>
  sections
    .map(({ title, figures, notes }) =>
      ['', title, '', ...formatTable(TITLES, figures.map(cells)), ...notes.map(note => `* ${note}`)].join('\n'),
    )
    .join('\n')

/** The page in `docs`. @param {readonly Section[]} sections @param {string} machine */
export function toMarkdown(sections, machine) {
  const day = new Date().toISOString().slice(0, 10)
  return `# Benchmarks

Measured on ${day} with \`npm run bench -- --write\`, which writes this page: ${machine}.

\`npm run bench\` prints the same; \`--only browser\`, \`server\`, \`mail\`, \`messages\`, \`recognition\` or \`volume\` measures one part, the last with as
many petitions as \`--petitions\` says. It builds and composes the portal of 临江省 first and runs it on a server and a PostgreSQL of its own. What stands under *beside it* was measured in
the same run, in turns with the figure: compare these two, rather than figures of different machines.

${sections.map(toSection).join('\n')}`
}

/** @param {Section} section */
const toSection = ({ title, figures, notes }) => `## ${title}

${[TITLES, TITLES.map(() => '---'), ...figures.map(cells)].map(row => `| ${row.join(' | ')} |`).join('\n')}

${notes.map(note => `${note}\n`).join('\n')}`
