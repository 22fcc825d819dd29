import { join } from 'node:path'
import { ifFound } from '../../files/if-found'
import { addMenus } from '../../identity/menus/add-menus'
import { grant } from '../../identity/menus/grants'
import { readMenus } from '../../identity/menus/read-menus'
import type { Services } from '../../services'

/** What the remotes of the served portal bring beyond the demonstration's menus is everybody's there from now on. */
export async function showMenus({ db, config: { portalFolder } }: Services): Promise<void> {
  const menus = portalFolder && (await ifFound(readMenus(join(portalFolder, 'composition.lock.json'))))
  if (!menus) return
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
