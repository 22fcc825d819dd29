import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { contractOf } from '../compose/contract.mjs'
import { isServed, readWorkspace } from '../compose/workspace.mjs'
import { digests } from '../registry/files.mjs'
import { PACK, readPack } from '../registry/read-pack.mjs'
import { SIGNATURE, signed } from '../registry/signature.mjs'
import { typesOf } from './types.mjs'

/**
 * Writes what is built of a workspace to `<registry>/<name>/<version>/`: a folder that needs nothing beside it. A
 * version is packed once: the same bytes again change nothing, others are refused.
 * @param {{ folder: string, registry: string, calls: Map<string, import('../compose/contract.mjs').Call>, sharedLib: string }} options
 * @returns {Promise<string>} the folder
 */
export async function pack({ folder, registry, calls, sharedLib }) {
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

/**
 * @param {string} target
 * @param {import('../compose/workspace.mjs').Part} part
 * @param {Map<string, import('../compose/contract.mjs').Call>} calls
 * @param {string} sharedLib
 */
async function write(target, part, calls, sharedLib) {
  const { name, version, id: build, endpoints, packages, remote } = part
  await cp(part.web, join(target, 'web'), { recursive: true, filter: isServed })
  for (const file of part.page) await cp(file, join(target, 'page', basename(file)))
  if (remote) {
    await writeJson(join(target, 'remote.json'), remote)
    await writeJson(join(target, 'contract.json'), contractOf(calls, remote.calls))
    await mkdir(join(target, 'types'))
    await writeFile(join(target, 'types/doors.d.ts'), typesOf(remote))
  }
  const files = await digests(target)
  await writeJson(join(target, PACK), { name, version, build, sharedLib, endpoints, packages, files })
}

/**
 * Signs a packed version, new or there already, after looking at every file of it.
 * @param {string} folder
 * @param {string} pem private key
 * @returns {Promise<string>} the public key, as provinces list it
 */
export async function signPack(folder, pem) {
  await readPack(folder)
  const { signature, signer } = signed(await readFile(join(folder, PACK)), pem)
  await writeFile(join(folder, SIGNATURE), `${signature}\n`)
  return signer
}

/** Puts a draft in its place, whole or not at all. @param {string} draft @param {string} target */
async function publish(draft, target) {
  const before = await readFile(join(target, PACK), 'utf8').catch(() => undefined)
  if (before === undefined) return rename(draft, target)
  await readPack(target)
  if (before === (await readFile(join(draft, PACK), 'utf8'))) return
  throw new Error(`${target} is packed already, with other content: raise the version first`)
}

/** @param {string} path @param {unknown} value */
const writeJson = (path, value) => writeFile(path, `${JSON.stringify(value, null, 2)}\n`)
