import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { endpointPrefixes } from '@portal/tooling/remote'

/** As `remote.json` must have it, in whole words. */
const NAME = /^mf(-[a-z]+)+$/

/** `mf-case-notes` in code: `caseNotes`, `CaseNotes`. @param {string} name */
export function wordsOf(name) {
  const words = name.split('-').slice(1)
  const pascal = words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return { camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal }
}

/**
 * Throws where a remote cannot have that name: another form, or taken, be it as a folder, as the first part of a page's
 * path or as the prefix of endpoints.
 * @param {string} name
 * @param {readonly string[]} others folders of the remotes there are
 * @param {string} root
 */
export async function checkName(name, others, root) {
  if (!NAME.test(name)) throw new Error(`${name} is no name of a remote: small letters in words, like mf-contacts`)
  const { camel } = wordsOf(name)
  for (const folder of others) {
    const other = basename(folder)
    if (other === name) throw new Error(`${name} is taken: ${folder}`)
    const { routes } = JSON.parse(await readFile(join(root, folder, 'remote.json'), 'utf8'))
    const page = routes.find((/** @type {{ path: string }} */ { path }) => path.startsWith(`/${camel}/`))
    if (page) throw new Error(`${name} would have pages below /${camel}, where ${other} has ${page.path}`)
    const prefix = (await endpointPrefixes(join(root, folder))).find(
      prefix => camel.startsWith(prefix) || prefix.startsWith(camel),
    )
    if (prefix) throw new Error(`${name} would name its endpoints ${camel}…, and ${other} has ${prefix}…`)
  }
  if (existsSync(join(root, name))) throw new Error(`${name} is taken: there is such a folder`)
}
