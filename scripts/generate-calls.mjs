// Writes shared-lib/src/contract/calls/*.ts, the plain descriptors that browsers use, from the contract's schemas.
// With --check it writes nothing and fails where a file is out of date.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileTypeScript } from './compile-typescript.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const contract = join(root, 'shared-lib/src/contract')
const require = createRequire(import.meta.url)

await compileTypeScript(contract, join(root, 'shared-lib/dist/contract'))
const { describe } = require(join(root, 'shared-lib/dist/contract/describe.js'))
const services = require(join(root, 'shared-lib/dist/contract/index.js'))

const files = Object.entries(services).map(([service, calls]) => ({
  file: fileOf(service),
  text: serviceFile(service, calls),
}))

const stale = []
for (const { file, text } of [...files, { file: 'actions', text: actionsFile() }]) {
  const path = join(contract, 'calls', `${file}.ts`)
  if ((await readFile(path, 'utf8').catch(() => '')) === text) continue
  stale.push(path)
  if (process.argv.includes('--check')) continue
  await mkdir(join(contract, 'calls'), { recursive: true })
  await writeFile(path, text)
}
if (process.argv.includes('--check') && stale.length) {
  console.error(`Out of date: ${stale.join(', ')}. Run: npm run generate:calls`)
  process.exit(1)
}

/** @param {string} service @param {Record<string, unknown>} exports */
function serviceFile(service, exports) {
  const calls = Object.entries(exports).filter(([, value]) => isCall(value))
  const types = calls
    .map(
      ([name]) => `export type ${upper(name)}Args = CallArgs<typeof contract.${name}>
export type ${upper(name)}Answer = CallAnswer<typeof contract.${name}>`,
    )
    .join('\n')
  const consts = calls
    .map(
      ([name, call]) =>
        `export const ${name}: CallDescriptor<${upper(name)}Args, ${upper(name)}Answer> = ${JSON.stringify(
          describe(`${service}.${name}`, call),
        )}`,
    )
    .join('\n\n')
  return `// Made from ../${fileOf(service)}.ts by \`npm run generate:calls\`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../${fileOf(service)}'

${types}

${consts}
`
}

/** The calls of all actions, by the actions' names. */
function actionsFile() {
  const found = Object.entries(services)
    .map(([service, exports]) => ({
      file: fileOf(service),
      names: Object.keys(exports).filter(name => isCall(exports[name]) && 'description' in exports[name]),
    }))
    .filter(({ names }) => names.length > 0)
  const imports = found
    .map(
      ({ file, names }) =>
        `import { ${names.join(', ')}${names.includes('signFor') ? ', type SignForAnswer' : ''} } from './${file}'`,
    )
    .join('\n')
  return `// Made from the actions in ../rules/actions by \`npm run generate:calls\`. Do not edit.
import type { ArgsOf, CallDescriptor } from '../descriptor'
import type { ActionName } from '../rules/actions/index'
${imports}

/** What every action is told and what it answers, whichever it is. */
type ActionCall = CallDescriptor<Pick<ArgsOf<typeof signFor>, 'petitionNo' | 'version' | 'todoId' | 'paperId'>, SignForAnswer>

export const ACTION_CALLS: Readonly<Record<ActionName, ActionCall>> = {
${found.flatMap(({ names }) => names.map(name => `  ${name},`)).join('\n')}
}
`
}

/** A service is named like a variable, its file like a file. @param {string} service */
function fileOf(service) {
  return service.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}

/** @param {unknown} value */
function isCall(value) {
  return typeof value === 'object' && value !== null && 'parts' in value && 'method' in value
}

/** @param {string} name */
function upper(name) {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
