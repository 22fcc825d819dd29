import { join, relative } from 'node:path'
import { build } from '../../build.mjs'
import { compose } from '../../compose/compose.mjs'
import { chooseParts } from '../../compose/parts.mjs'
import { openKillable } from '../../prove/portal.mjs'

/** Has pages of every kind, and people who may open them with a password. */
const PROVINCE = 'linjiang'

/**
 * The demonstration's portal, in which a remote stands as it is built, with a server and a database of its own.
 * @param {Pick<import('../subject.mjs').Subject, 'root' | 'folder' | 'part'>} subject
 * @param {(detail: string) => void} tell
 */
export async function openPortalWith({ root, folder, part: { name, version } }, tell) {
  const also = { name, version, folder, packed: false }
  const sources = { root, province: PROVINCE, registry: join(root, 'dist/registry'), also }
  const { chosen } = await chooseParts(sources)
  const built = chosen.flatMap(part => (part.packed ? [] : [relative(root, part.folder)]))
  await build({ only: built, log: name => tell(`building ${name}`) })
  const to = join(root, 'dist/checked')
  await compose({ ...sources, to })
  tell('starting a server')
  return openKillable(root, { PROVINCE, PORTAL_FOLDER: to })
}
