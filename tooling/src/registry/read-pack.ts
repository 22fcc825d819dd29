import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkForm, type Digests, differencesOf, digestOf, digests } from './files.ts'
import { distrustOf, SIGNATURE } from './signature.ts'

/** The file that lists all others of a packed version. */
export const PACK = 'pack.json'

/** What `pack.json` says. */
export interface Pack {
  name: string
  version: string
  /** Twelve hex digits. */
  build: string
  /** Version it was built with. */
  sharedLib: string
  /** Prefixes of its endpoints in the one store. */
  endpoints: string[]
  /** Npm packages its files hold. */
  packages: { name: string; version: string; license?: string }[]
  files: Digests
}

/** The packed versions in a registry folder: `<name>/<version>/`. */
export async function packedVersions(registry: string, name: string): Promise<string[]> {
  const folders = await readdir(join(registry, name), { withFileTypes: true }).catch(() => [])
  return folders.filter(folder => folder.isDirectory()).map(folder => folder.name)
}

/**
 * Reads a packed version and throws where one of its files is not what was packed.
 * @param signers one of which must have signed it
 * @returns `distrust`: why no signer stands for it
 */
export async function readPack(
  folder: string,
  signers?: string[],
): Promise<{ pack: Pack; digest: string; distrust?: string }> {
  const bytes = await readFile(join(folder, PACK))
  const pack: Pack = JSON.parse(bytes.toString('utf8'))
  checkForm(pack.files, join(folder, PACK))
  const { [PACK]: _pack, [SIGNATURE]: _signature, ...found } = await digests(folder)
  const differences = differencesOf(pack.files, found)
  if (differences.length) throw new Error(`${folder} is not what was packed:\n${differences.join('\n')}`)
  const signature = await readFile(join(folder, SIGNATURE), 'utf8').catch(() => undefined)
  const distrust = signers && distrustOf(bytes, signature, signers)
  return { pack, digest: digestOf(bytes), ...(distrust && { distrust }) }
}
