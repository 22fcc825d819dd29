import { join, relative } from 'node:path'
import { build } from '../../../../scripts/build.mjs'
import { openKillable } from '../../../../scripts/testing/killable-portal.mjs'
import { compose } from '../../compose/compose.ts'
import { chooseParts } from '../../compose/parts.ts'
import type { Subject } from '../subject.ts'

/** Has pages of every kind, and people who may open them with a password. */
const PROVINCE = 'linjiang'

/** The demonstration's portal, in which a remote stands as it is built, with a server and a database of its own. */
export async function openPortalWith(
  { root, folder, part: { name, version } }: Pick<Subject, 'root' | 'folder' | 'part'>,
  tell: (detail: string) => void,
) {
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
