import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Call } from '@portal/shared-lib/contract/form'
import { PRERENDERED } from '../../../scripts/webpack/prerender/file.mjs'
import { contractOf } from '../compose/contract.ts'
import { isServed, type Part, readWorkspace } from '../compose/workspace.ts'
import { digests } from '../registry/files.ts'
import { PACK, readPack } from '../registry/read-pack.ts'
import { SIGNATURE, signed } from '../registry/signature.ts'

/**
 * Writes what is built of a workspace to `<registry>/<name>/<version>/`: a folder that needs nothing beside it. A
 * version is packed once: the same bytes again change nothing, others are refused.
 * @returns the folder
 */
export async function pack({
  folder,
  registry,
  calls,
  sharedLib,
}: {
  folder: string
  registry: string
  calls: Map<string, Call>
  sharedLib: string
}): Promise<string> {
  const part = await readWorkspace(folder)
  const target = join(registry, part.name, part.version)
  const draft = `${target}.draft-${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  try {
    await write(draft, part, calls, sharedLib)
    await publish(draft, target)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return target
}

async function write(target: string, part: Part, calls: Map<string, Call>, sharedLib: string) {
  const { name, version, id: build, endpoints, packages, remote, pictures } = part
  await cp(part.web, join(target, 'web'), { recursive: true, filter: isServed })
  for (const file of part.page.filter(existsSync)) await cp(file, join(target, 'page', basename(file)))
  if (remote) {
    await writeJson(join(target, 'remote.json'), remote)
    await writeJson(join(target, 'contract.json'), contractOf(calls, remote.calls))
    if (pictures) await writeJson(join(target, PRERENDERED), pictures)
    await mkdir(join(target, 'types'))
    await writeFile(join(target, 'types/doors.d.ts'), typesOf(remote))
  }
  const files = await digests(target)
  await writeJson(join(target, PACK), { name, version, build, sharedLib, endpoints, packages, files })
}

/**
 * Signs a packed version, new or there already, after looking at every file of it.
 * @param pem private key
 * @returns the public key, as provinces list it
 */
export async function signPack(folder: string, pem: string): Promise<string> {
  await readPack(folder)
  const { signature, signer } = signed(await readFile(join(folder, PACK)), pem)
  await writeFile(join(folder, SIGNATURE), `${signature}\n`)
  return signer
}

/** Puts a draft in its place, whole or not at all. */
async function publish(draft: string, target: string) {
  const before = await readFile(join(target, PACK), 'utf8').catch(() => undefined)
  if (before === undefined) return rename(draft, target)
  await readPack(target)
  if (before === (await readFile(join(draft, PACK), 'utf8'))) return
  throw new Error(`${target} is packed already, with other content: raise the version first`)
}

const writeJson = (path: string, value: unknown) => writeFile(path, `${JSON.stringify(value, null, 2)}\n`)

/**
 * TypeScript of what a remote exposes, for a host that loads it by Module Federation: behind every door stand the same
 * lifecycles.
 */
function typesOf({ name, exposes }: { name: string; exposes: Record<string, string> }) {
  const container = name.replaceAll('-', '_')
  return Object.keys(exposes)
    .map(
      door => `declare module '${container}/${door.slice(2)}' {
  import type { Lifecycles } from '@portal/shared-lib'
  const lifecycles: Lifecycles
  export default lifecycles
}
`,
    )
    .join('\n')
}
