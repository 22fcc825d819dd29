import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { readConfig } from '../src/platform/config'
import { ROOT } from '../src/platform/root'

/** Paths of all that deploy/ holds, in a folder of it or everywhere. */
export function deployed(folder = ''): string[] {
  const from = join('deploy', folder)
  return readdirSync(join(ROOT, from), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name).slice(ROOT.length + 1))
}

export const readDeployed = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** The documents of a YAML text; throws where it is none, like at a key that stands twice. `<<` merges, as Docker Compose has it. */
export function documentsOf(text: string): unknown[] {
  const documents = parseAllDocuments(text, { merge: true, uniqueKeys: true })
  if (!Array.isArray(documents)) throw new Error('A YAML text without a document')
  return documents.map(document => {
    const [wrong] = [...document.errors, ...document.warnings]
    if (wrong) throw wrong
    return document.toJS()
  })
}

/** Names of an environment that a server would not read; throws where it would not start by it. */
export function unreadOf(env: Readonly<Record<string, string>>): string[] {
  const read = new Set<string | symbol>()
  const heard = new Proxy(env, {
    get: (target, name, receiver) => {
      read.add(name)
      return Reflect.get(target, name, receiver)
    },
  })
  readConfig(heard, ROOT)
  return Object.keys(env).filter(name => !read.has(name))
}
