import { addMenus } from '../../people/identity/menus/add-menus'
import { changeGrant, recordPermission } from '../../people/identity/menus/grants'
import { readMenus } from '../../people/identity/menus/read-menus'
import { run } from './run'

// npm run permissions -- add <composition.lock.json> | grant <role> <permission> | revoke <role> <permission>
run(async (db, [command, subject, permission]) => {
  if (command === 'add' && subject) {
    const menus = await readMenus(subject)
    const added = await db.transaction().execute(async transaction => {
      const ids = await addMenus(transaction, menus)
      for (const id of ids) await recordPermission(transaction, 'addPermission', id)
      return ids
    })
    return console.log(added.length ? `Added ${added.join(', ')}` : 'The tree has all of it')
  }
  if ((command !== 'grant' && command !== 'revoke') || !subject || !permission)
    throw new Error(
      'Usage: permissions add <composition.lock.json> | grant <role> <permission> | revoke <role> <permission>',
    )
  await db.transaction().execute(transaction => changeGrant(transaction, command, subject, permission))
  console.log(`${subject} ${command === 'grant' ? 'has' : 'no longer has'} ${permission}`)
})
