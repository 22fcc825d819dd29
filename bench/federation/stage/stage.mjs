import { rename, symlink, unlink } from 'node:fs/promises'

/**
 * Lets a running server serve the portal and others in turns: it remembers nothing of its folder.
 * @template {string} Player
 * @param {import('../../portal/portal.mjs').Portal} portal
 * @param {Record<Player, (to: string) => Promise<void>>} layOut what each needs into a folder
 * @returns {Promise<{ show(player: Player | 'portal'): Promise<void>, close(): Promise<void> }>}
 */
export async function openStage({ env }, layOut) {
  const folder = env.PORTAL_FOLDER ?? ''
  const folderOf = (/** @type {Player | 'portal'} */ player) => `${folder}-${player}`
  const players = /** @type {Player[]} */ (Object.keys(layOut))
  for (const player of players) await layOut[player](folderOf(player))
  await rename(folder, folderOf('portal'))
  const show = async (/** @type {Player | 'portal'} */ player) => {
    await symlink(folderOf(player), `${folder}-next`)
    await rename(`${folder}-next`, folder)
  }
  const close = async () => {
    await unlink(folder)
    await rename(folderOf('portal'), folder)
  }
  await show('portal')
  return { show, close }
}
