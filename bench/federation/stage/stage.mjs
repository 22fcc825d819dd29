import { rename, symlink } from 'node:fs/promises'
import { HOSTS } from './build.mjs'
import { layOut } from './lay-out.mjs'

/** @typedef {'portal' | import('./build.mjs').Host} Player */

/**
 * Lets a running server serve the portal and the hosts in turns: it remembers nothing of its folder.
 * @param {import('../../portal/portal.mjs').Portal} portal
 * @returns {Promise<{ show(player: Player): Promise<void> }>}
 */
export async function openStage({ root, env }) {
  const folder = env.PORTAL_FOLDER ?? ''
  const folderOf = (/** @type {Player} */ player) => `${folder}-${player}`
  for (const host of HOSTS) await layOut(root, host, folderOf(host))
  await rename(folder, folderOf('portal'))
  const show = async (/** @type {Player} */ player) => {
    await symlink(folderOf(player), `${folder}-next`)
    await rename(`${folder}-next`, folder)
  }
  await show('portal')
  return { show }
}
