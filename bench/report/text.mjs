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

/**
 * The page in `docs`: what was measured now, in place of the sections of the same titles, and what it held besides.
 * @param {readonly (Section & { code: string })[]} sections each with the line that names the code it measured
 * @param {string} machine @param {string} before
 */
export function toMarkdown(sections, machine, before) {
  const [head = '', ...blocks] = before.split(/^(?=## )/m)
  const day = new Date().toISOString().slice(0, 10)
  const all = new Map(blocks.map(block => [titleOf(block), block.trim()]))
  for (const section of sections)
    all.set(section.title, toSection(section, [`Measured on ${day}: ${machine}.`, section.code]))
  return `${[head.trim(), ...all.values()].join('\n\n')}\n`
}

/** @param {string} block */
const titleOf = block => /^## (.*)/.exec(block)?.[1] ?? ''

/** @param {Section} section @param {string[]} measured */
const toSection = ({ title, figures, notes }, measured) =>
  [`## ${title}`, ...(figures.length > 0 ? [toTable(figures)] : []), ...notes, ...measured].join('\n\n')

/** @param {readonly Figure[]} figures */
const toTable = figures =>
  [TITLES, TITLES.map(() => '---'), ...figures.map(cells)].map(row => `| ${row.join(' | ')} |`).join('\n')
