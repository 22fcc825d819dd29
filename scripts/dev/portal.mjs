import { readFile } from 'node:fs/promises'
import { unreachable } from '../console/unreachable.mjs'

export const COMPOSITION = /(<script type="application\/json" id="composition">)(.*?)(<\/script>)/s

/**
 * @typedef {{ name: string }} Composed a remote as a page's composition has it
 * @typedef {{ province: { basePath: string, mail?: unknown }, remotes: Composed[], integrity?: object }} Composition
 * @typedef {{ html: string, origin: string, basePath: string }} Portal a page, and the server that answers its calls
 */

/** The portal that is composed in a folder, and served from elsewhere. @param {string} file @param {string} origin @returns {Promise<Portal>} */
export async function composedPortal(file, origin) {
  const html = await readFile(file, 'utf8')
  return { html, origin, basePath: compositionOf(html)?.province.basePath ?? '/' }
}

/** The portal that answers at an address; throws where none does. @param {URL} address @returns {Promise<Portal>} */
export async function servedPortal(address) {
  const response = await fetch(address).catch(cause => {
    throw new Error(unreachable(address, cause), { cause })
  })
  const html = await response.text()
  const composition = compositionOf(html)
  if (!composition) throw new Error(`${address} answers with ${response.status}, but it is no portal`)
  return { html, origin: new URL(response.url).origin, basePath: composition.province.basePath }
}

/** @param {string} html @returns {Composition | undefined} */
function compositionOf(html) {
  const [, , json] = COMPOSITION.exec(html) ?? []
  return json === undefined ? undefined : JSON.parse(json)
}
