import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { fileOf } from './calls.mjs'

/** @typedef {{ code: string, place: number, action: string }} Description */
/** @typedef {{ name: string, path: string }} Place where an action is defined */

const NOTE = 'by `npm run generate:calls`. Do not edit.'
const DESCRIPTIONS = 'shared-lib/src/contract/rules/actions'
const WORKFLOW = 'server/src/workflow'
const DEFINED = /^export const (\w+) = defineAction</gm

/**
 * What is made from the descriptions of actions, as last compiled, and from the server's actions: the index of each, and
 * the calls. Text by path.
 * @param {string} root @returns {Promise<Map<string, string>>}
 */
export async function actionFiles(root) {
  const require = createRequire(import.meta.url)
  const compiled = join(root, 'shared-lib/dist/contract')
  const descriptions = await readDescriptions(join(compiled, 'rules/actions'), require)
  const { MORE_ARGUMENTS } = require(join(compiled, 'more-arguments.js'))
  return new Map([
    [join(root, DESCRIPTIONS, 'index.ts'), indexFile(descriptions)],
    [join(root, 'shared-lib/src/contract/actions.ts'), callsFile(descriptions, MORE_ARGUMENTS)],
    [join(root, WORKFLOW, 'all-actions.ts'), serverFile(descriptions, await definedBelow(join(root, WORKFLOW)))],
  ])
}

/** In the order of the buttons. @param {string} folder @param {NodeJS.Require} require @returns {Promise<Description[]>} */
async function readDescriptions(folder, require) {
  const files = (await readdir(folder)).filter(file => file.endsWith('.js') && file !== 'index.js')
  const descriptions = files
    .flatMap(file => Object.values(require(join(folder, file))).map(value => ({ file, value })))
    .filter(({ value }) => typeof value === 'object' && value !== null && 'action' in value && 'place' in value)
  for (const { file, value } of descriptions)
    if (`${fileOf(value.action)}.js` !== file)
      throw new Error(`${file} describes ${value.action}: a description lies in a file of its name`)
  const sorted = descriptions.map(({ value }) => value).sort((one, other) => one.place - other.place)
  const twin = sorted.find(({ place }, at) => place === sorted[at + 1]?.place)
  if (twin) throw new Error(`Two actions have the place ${twin.place}, one of them is ${twin.action}`)
  return sorted
}

/** @param {readonly Description[]} descriptions */
function indexFile(descriptions) {
  const names = descriptions.map(({ action }) => action)
  const imports = names.map(name => `import { ${name} } from './${fileOf(name)}'\n`)
  return `// Made from the descriptions beside it ${NOTE}
import { keysOf } from '../../keys-of'
${imports.sort(byPath).join('')}
/** Every action that there is, by the last part of its call, in the order in which a case offers them. */
export const ACTIONS = {
${names.map(name => `  ${name},\n`).join('')}}

export type ActionName = keyof typeof ACTIONS

export const ACTION_NAMES: readonly ActionName[] = keysOf(ACTIONS)
`
}

/** @param {readonly Description[]} descriptions @param {object} more */
function callsFile(descriptions, more) {
  const calls = descriptions.map(
    ({ action }) =>
      `export const ${action} = action(ACTIONS.${action}${action in more ? `, MORE_ARGUMENTS.${action}` : ''})\n`,
  )
  return `// Made from the descriptions in rules/actions ${NOTE}
import { action } from './action'
import { MORE_ARGUMENTS } from './more-arguments'
import { ACTIONS } from './rules/actions/index'

${calls.join('')}`
}

/** @param {readonly Description[]} descriptions @param {readonly Place[]} defined */
function serverFile(descriptions, defined) {
  const codes = new Map(descriptions.map(({ action, code }) => [action, code]))
  const undescribed = defined.find(({ name }) => !codes.has(name))
  if (undescribed) throw new Error(`${undescribed.path} has the action ${undescribed.name}, which nothing describes`)
  const byNumber = new Intl.Collator('en', { numeric: true })
  const sorted = defined.toSorted((one, other) =>
    byNumber.compare(codes.get(one.name) ?? '', codes.get(other.name) ?? ''),
  )
  const imports = defined.map(({ name, path }) => `import { ${name} } from './${path}'\n`)
  imports.push("import type { Action } from './engine/action'\n")
  return `// Made from the actions in the folders beside it ${NOTE}
${imports.sort(byPath).join('')}
/** The actions of the workflow, as docs/workflow.md counts them. */
export const WORKFLOW_ACTIONS: readonly Action[] = [
${sorted.map(({ name }) => `  ${name},\n`).join('')}]
`
}

/** @param {string} folder @returns {Promise<Place[]>} */
async function definedBelow(folder) {
  const files = (await readdir(folder, { recursive: true })).filter(
    file => file.endsWith('.ts') && !file.endsWith('.test.ts') && basename(file) !== 'action.ts',
  )
  const texts = await Promise.all(files.map(file => readFile(join(folder, file), 'utf8')))
  return texts.flatMap((text, at) =>
    [...text.matchAll(DEFINED)].map(([, name = '']) => ({ name, path: (files[at] ?? '').replace(/\.ts$/, '') })),
  )
}

/** As imports are sorted. @param {string} one @param {string} other */
const byPath = (one, other) => {
  const [a = '', b = ''] = [one, other].map(line => line.slice(line.indexOf("'")))
  return a < b ? -1 : 1
}
