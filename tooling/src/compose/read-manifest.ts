import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ProvinceManifestValue, RemoteManifestValue } from '@portal/shared-lib/contract/remote-manifest'

const root = resolve(fileURLToPath(import.meta.url), '../../../..')
const require = createRequire(import.meta.url)

export type RemoteManifest = RemoteManifestValue

/** A remote of which its calls are known. */
export type BuiltRemote = RemoteManifest & Required<Pick<RemoteManifest, 'calls'>>

export type ProvinceManifest = ProvinceManifestValue

/** Reads a `remote.json`; throws with the place of what is wrong in it. */
export const readRemote = async (file: string): Promise<RemoteManifest> =>
  check('RemoteManifest', await readJson(file), file)

/** Reads a `province.json`, likewise. */
export const readProvince = async (file: string): Promise<ProvinceManifest> =>
  check('ProvinceManifest', await readJson(file), file)

export async function readJson(file: string) {
  return JSON.parse(await readFile(file, 'utf8'))
}

/** Names of what a `province.json` may say. */
export const provinceSettings = (): string[] =>
  Object.keys(require(resolve(root, 'shared-lib/dist/contract/remote-manifest.js')).ProvinceManifest.shape)

function check(schema: 'RemoteManifest' | 'ProvinceManifest', value: unknown, file: string) {
  const schemas = require(resolve(root, 'shared-lib/dist/contract/remote-manifest.js'))
  const result = schemas[schema].safeParse(value)
  if (result.success) return result.data
  const issues = result.error.issues.map(
    ({ path, message }: { path: PropertyKey[]; message: string }) => `${file}: ${path.join('.')}: ${message}`,
  )
  throw new Error(issues.join('\n'))
}
