// npm run cert-helper: stands in for the certificate helper that offices install with their USB keys. Its keys lie in
// files, its certificates come from the demonstration's authority, which the server makes when it first starts.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { certificateFor } from './cert-helper/certificates.mjs'
import { createFunctions } from './cert-helper/functions.mjs'
import { loadKit } from './cert-helper/kit.mjs'
import { readOptions } from './cert-helper/options.mjs'
import { serve } from './cert-helper/serve.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const options = readOptions(process.argv.slice(2), process.env)
const dataFolder = resolve(root, process.env.DATA_FOLDER || '.data')

if (!existsSync(join(dataFolder, 'certificates'))) {
  console.error('There is no authority of a demonstration yet. Run npm start first.')
  process.exit(1)
}
const kit = loadKit(root)
/** @type {Record<string, import('./cert-helper/certificates.mjs').SoftKey>} */
const certificates = {}
for (const kind of options.kinds)
  certificates[`${options.account}-${kind}`] = await certificateFor(kit.work, dataFolder, kind, options.account)
const stop = await serve(kit.rules, createFunctions(kit, certificates, options), options).catch(error => {
  console.error(`${kit.rules.HELPER_ADDRESS} is taken, perhaps by another certificate helper (${error.code}).`)
  return process.exit(1)
})
const holding = options.inserted ? `${Object.keys(certificates).join(', ')}; PIN ${options.pin}` : 'no key'
console.log(`Certificate helper on ${kit.rules.HELPER_ADDRESS}, holding ${holding}. Ctrl-C ends it.`)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop().then(() => process.exit(0)))
