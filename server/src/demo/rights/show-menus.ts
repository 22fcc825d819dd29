import { join } from 'node:path'
import { addMenus } from '../../people/identity/menus/add-menus'
import { grant } from '../../people/identity/menus/grants'
import { type BroughtNode, readMenus } from '../../people/identity/menus/read-menus'
import type { Db } from '../../platform/database/connect'
import { ifFound } from '../../platform/files/if-found'
import { readRollout, setFolder } from '../../platform/rollout/rollout'
import type { Services } from '../../platform/services'

/** What the remotes of the served portal bring beyond the demonstration's menus is everybody's there from now on. */
export async function showMenus({ db, config: { portalFolder } }: Services): Promise<void> {
  for (const folder of portalFolder ? await shownFolders(portalFolder) : []) {
    const menus = await ifFound(readMenus(join(folder, 'composition.lock.json')))
    if (menus) await showBrought(db, menus)
  }
}

/** Of the one composition, or of those of several that anybody may get. */
async function shownFolders(portalFolder: string): Promise<string[]> {
  const rollout = await readRollout(portalFolder)
  if (!rollout) return [portalFolder]
  const { current, next } = rollout
  return [current, ...(next ? [next.id] : [])].map(set => setFolder(portalFolder, set))
}

async function showBrought(db: Db, menus: readonly BroughtNode[]): Promise<void> {
  await db.transaction().execute(async transaction => {
    const added = await addMenus(transaction, menus)
    const roles = await transaction.selectFrom('role').select('role_code').execute()
    await grant(
      transaction,
      roles.map(({ role_code }) => role_code),
      added,
    )
  })
}
