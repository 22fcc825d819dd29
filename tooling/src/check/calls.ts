import { callProblems } from '../compose/fit.ts'
import type { Finding } from './finding.ts'
import type { Remote, Subject } from './subject.ts'

const IMPORTED = /import (?:\{([^}]*)\}|\* as (\w+)) from '@portal\/shared-lib\/contract\/calls\/([\w-]+)'/g
/** The table of the actions' calls takes them from the files beside it. */
const ACTIONS = 'actions'
const BESIDE = /import (?:\{([^}]*)\}|\* as (\w+)) from '\.\/([\w-]+)'/g

/** The calls that remote.json names, which composing relies on: those of the code, and of the server. */
export function lookAtCalls({
  part: { name, remote },
  calls,
  sources,
  actions,
}: Pick<Subject, 'part' | 'calls' | 'sources' | 'actions'>): Finding {
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

/** Calls of the code that remote.json does not name. `actions` is the text of the table of the actions' calls. */
export const undeclaredCalls = (remote: { calls: string[] }, sources: string[], actions: string) =>
  [...new Set(sources.flatMap(text => importedCalls(text, IMPORTED, actions)))].filter(id => !remote.calls.includes(id))

/** What one file takes of the contract, as `service.call`. */
function importedCalls(text: string, imported: RegExp, actions: string): string[] {
  return [...text.matchAll(imported)].flatMap(([, names, alias, file = '']) => {
    if (file === ACTIONS) return importedCalls(actions, BESIDE, '')
    const service = file.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
    return (names === undefined ? membersOf(alias ?? '', text) : valuesOf(names)).map(name => `${service}.${name}`)
  })
}

/** Of `{ inbox, type InboxArgs }`, what is no type. */
const valuesOf = (names: string) => names.split(',').flatMap(name => /^(?!type )\w+/.exec(name.trim()) ?? [])

/** Types begin with a capital. */
const membersOf = (alias: string, text: string) =>
  [...text.matchAll(new RegExp(`\\b${alias}\\.([a-z]\\w*)`, 'g'))].map(([, name = '']) => name)

function unknownCounters({ name, header = [] }: Remote, calls: Subject['calls']) {
  const paths = new Set([...calls.values()].map(({ path }) => path))
  return header.flatMap(({ counter }) =>
    !counter || paths.has(`api/${counter.call}`)
      ? []
      : [`${name} counts by ${counter.call}, which the server does not know`],
  )
}
