import { callProblems } from '../compose/fit.mjs'

const IMPORTED = /import (?:\{([^}]*)\}|\* as (\w+)) from '@portal\/shared-lib\/contract\/calls\/([\w-]+)'/g
/** The table of the actions' calls takes them from the files beside it. */
const ACTIONS = 'actions'
const BESIDE = /import (?:\{([^}]*)\}|\* as (\w+)) from '\.\/([\w-]+)'/g

/**
 * The calls that remote.json names, which composing relies on: those of the code, and of the server.
 * @param {Pick<import('./subject.mjs').Subject, 'part' | 'calls' | 'sources' | 'actions'>} subject
 * @returns {import('./checks.mjs').Finding}
 */
export function lookAtCalls({ part: { name, remote }, calls, sources, actions }) {
  const known = new Set(calls.keys())
  return {
    breaches: [
      ...callProblems({ name, remote }, {}, known),
      ...undeclaredCalls(remote, sources, actions).map(
        id => `${name} calls ${id}, which its remote.json does not name`,
      ),
      ...unknownCounters(remote, calls),
    ],
    detail: `${remote.calls.length} calls`,
  }
}

/**
 * Calls of the code that remote.json does not name.
 * @param {{ calls: string[] }} remote
 * @param {string[]} sources
 * @param {string} actions text of the table of the actions' calls
 */
export const undeclaredCalls = (remote, sources, actions) =>
  [...new Set(sources.flatMap(text => importedCalls(text, IMPORTED, actions)))].filter(id => !remote.calls.includes(id))

/**
 * What one file takes of the contract, as `service.call`.
 * @param {string} text @param {RegExp} imported @param {string} actions
 * @returns {string[]}
 */
function importedCalls(text, imported, actions) {
  return [...text.matchAll(imported)].flatMap(([, names, alias, file = '']) => {
    if (file === ACTIONS) return importedCalls(actions, BESIDE, '')
    const service = file.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
    return (names === undefined ? membersOf(alias ?? '', text) : valuesOf(names)).map(name => `${service}.${name}`)
  })
}

/** Of `{ inbox, type InboxArgs }`, what is no type. @param {string} names */
const valuesOf = names => names.split(',').flatMap(name => /^(?!type )\w+/.exec(name.trim()) ?? [])

/** Types begin with a capital. @param {string} alias @param {string} text */
const membersOf = (alias, text) =>
  [...text.matchAll(new RegExp(`\\b${alias}\\.([a-z]\\w*)`, 'g'))].map(([, name = '']) => name)

/** @param {import('./subject.mjs').Remote} remote @param {import('./subject.mjs').Subject['calls']} calls */
function unknownCounters({ name, header = [] }, calls) {
  const paths = new Set([...calls.values()].map(({ path }) => path))
  return header.flatMap(({ counter }) =>
    !counter || paths.has(`api/${counter.call}`)
      ? []
      : [`${name} counts by ${counter.call}, which the server does not know`],
  )
}
