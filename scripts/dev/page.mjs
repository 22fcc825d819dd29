import { readFile } from 'node:fs/promises'
import { composedRemote } from '../compose/index-html.mjs'
import { unreachable } from '../console/unreachable.mjs'

/** React tells renderers to this hook only if it is there before React; fast refresh across builds needs it. */
const REFRESH_HOOK =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,inject(r){const i=this.renderers.size+1;this.renderers.set(i,r);return i},onCommitFiberRoot(){},onCommitFiberUnmount(){},onScheduleFiberRoot(){}}'
const COMPOSITION = /(<script type="application\/json" id="composition">)(.*?)(<\/script>)/s

/**
 * @typedef {import('../compose/read-manifest.mjs').RemoteManifest} RemoteManifest
 * @typedef {{ manifest: RemoteManifest, port: number }} Watched a remote from a dev server of its own
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

/**
 * A portal's page for development: watched remotes from their dev servers and by their own remote.json, composed or
 * not; the entry of what is developed, no digests.
 * @param {Portal} portal
 * @param {Watched[]} watched
 */
export function developmentPage({ html, basePath }, watched) {
  return html
    .replace(COMPOSITION, (_, open, json, close) =>
      [open, JSON.stringify(developed(JSON.parse(json), watched)).replaceAll('<', '\\u003c'), close].join(''),
    )
    .replace(/<link rel="(?:stylesheet|preload)".*?>|<script defer.*?<\/script>/gs, '')
    .replace('</head>', `<script>${REFRESH_HOOK}</script><script defer src="${basePath}js/main.js"></script></head>`)
}

/** @param {Composition} composition @param {Watched[]} watched @returns {Composition} */
function developed({ integrity: _digests, ...composition }, watched) {
  const others = composition.remotes.filter(({ name }) => watched.every(({ manifest }) => manifest.name !== name))
  const own = watched.map(({ manifest, port }) =>
    composedRemote(manifest, composition.province, `http://localhost:${port}/mf-manifest.json`),
  )
  return { ...composition, remotes: [...others, ...own] }
}
