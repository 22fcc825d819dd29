import { forgetKey, keysInUse } from '../../platform/keys/forget-key'
import { runWithServices } from './with-services'

// npm run keys: what is sealed with which key. npm run keys -- forget <id>: servers may start without it.
runWithServices(async (services, [action, id = '']) => {
  const [current] = services.fieldKeys.ids
  if (action === undefined) {
    for (const { notedAt, ...key } of await keysInUse(services))
      console.log(`${key.id}  since ${notedAt.toISOString()}  values: ${key.values}  files: ${key.files}`)
    return
  }
  if (action !== 'forget' || !id) throw new Error('Usage: keys [forget <id>]')
  await forgetKey(services, id, current)
  console.log(`The key ${id} is needed no more.`)
})
