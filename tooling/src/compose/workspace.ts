import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FIRST_FILES } from '../../../scripts/webpack/first-files-plugin.mjs'
import { PRERENDERED } from '../../../scripts/webpack/prerender/file.mjs'
import { PACK, type Pack, readPack } from '../registry/read-pack.ts'
import type { Contract } from './contract.ts'
import { endpointPrefixes } from './endpoints.ts'
import { type Pictures, readPictures } from './first-picture/pictures.ts'
import { type BuiltRemote, readJson, readRemote } from './read-manifest.ts'

const root = resolve(fileURLToPath(import.meta.url), '../../../..')

/**
 * What the shell brings beside what browsers fetch of it: the page, the check of the browser, what to fetch first, and what
 * shows the first picture.
 */
const SHELL_PAGE = ['src/index.html', 'src/browser-check.js', `dist/${FIRST_FILES}`, 'src/first-picture.js']

/** One part of a portal: the shell, or a remote. */
export interface Part {
  name: string
  version: string
  /** Id of the build, twelve hex digits. */
  id: string
  /** Folder below www. */
  folder: string
  /** Where it was found, for people. */
  from: string
  /** Digest of its `pack.json`; none where it comes from the workspace. */
  digest?: string
  /** Why none of the province's signers stands for it. */
  distrust?: string
  /** Absolute: the files that browsers fetch. */
  web: string
  /** Absolute: what the shell brings beside them. */
  page: string[]
  /** The other origin that browsers fetch the files from; ends with a slash. */
  origin?: string
  remote?: BuiltRemote
  /** Calls that the build found in its code. */
  used?: string[]
  /** Version that the shell provides. */
  sharedLib?: string
  endpoints: string[]
  /** Whether its build has browsers verify what it loads. */
  verifies: boolean
  /** Whether it names the runtime of Module Federation that the shell lends: to give it, or to take it. */
  lends: boolean
  packages: Pack['packages']
  /** Pages that its build rendered. */
  pictures?: Pictures
  /** Contract that it was packed against. */
  contract?: Contract
}

/**
 * Reads what is built of a workspace.
 * @param signers one of which would have to stand for it
 */
export async function readWorkspace(folder: string, signers?: string[]): Promise<Part> {
  const isShell = basename(folder) === 'shell'
  const { remote, used } = isShell ? {} : await readBuilt(folder)
  const { name, version } = remote ?? { name: 'shell', ...(await versionOf(folder)) }
  const pictures = await readPictures(join(folder, 'dist', PRERENDERED))
  return {
    ...placed({ name, version, id: (await readFile(join(folder, 'dist/.built-from'), 'utf8')).slice(0, 12) }),
    from: relative(root, folder) || folder,
    ...(signers && { distrust: 'is built from sources, which nobody has signed: compose with --packed' }),
    web: join(folder, 'dist/web'),
    page: isShell ? SHELL_PAGE.map(file => join(folder, file)) : [],
    ...(remote ? { remote } : { sharedLib: (await versionOf(join(root, 'shared-lib'))).version }),
    ...(used && { used }),
    ...(pictures && { pictures }),
    endpoints: await endpointPrefixes(folder),
    verifies: await entriesName('__PORTAL_INTEGRITY', join(folder, 'dist/web')),
    lends: await entriesName('__PORTAL_FEDERATION', join(folder, 'dist/web')),
    packages: await readJson(join(folder, 'dist/packages.json')),
  }
}

/** What a remote says of itself, with the calls that its build found; those that it names itself go before. */
async function readBuilt(folder: string): Promise<Pick<Part, 'used'> & { remote: BuiltRemote }> {
  const remote = await readRemote(join(folder, 'remote.json'))
  const file = join(folder, 'dist/calls.json')
  const used: string[] | undefined = existsSync(file) ? await readJson(file) : undefined
  const calls = remote.calls ?? used
  if (!calls) throw new Error(`${file} is missing: build with portalWebpack, or name the calls in remote.json`)
  return { remote: { ...remote, calls }, ...(used && { used }) }
}

/**
 * Reads a packed version, after looking at every file of it.
 * @param signers one of which must have signed it
 */
export async function readPacked(folder: string, signers?: string[]): Promise<Part> {
  const { pack, digest, distrust } = await readPack(folder, signers)
  const { name, version, build: id, endpoints, packages, sharedLib, files } = pack
  const said = files['remote.json'] && (await readRemote(join(folder, 'remote.json')))
  const pictures = await readPictures(join(folder, PRERENDERED))
  const remote = said ? { ...said, calls: said.calls ?? [] } : undefined
  return {
    ...placed({ name, version, id }),
    from: join(folder, PACK),
    digest,
    ...(distrust && { distrust }),
    web: join(folder, 'web'),
    page: SHELL_PAGE.map(file => join(folder, 'page', basename(file))),
    ...(remote ? { remote, contract: await readJson(join(folder, 'contract.json')) } : { sharedLib }),
    ...(pictures && { pictures }),
    endpoints,
    verifies: await entriesName('__PORTAL_INTEGRITY', join(folder, 'web')),
    lends: await entriesName('__PORTAL_FEDERATION', join(folder, 'web')),
    packages,
  }
}

/** What a part is asked for first: the entry of a remote, or that of the shell. */
const ENTRY = /^(remoteEntry|js[\\/]main)\..*\.js$/

/** Whether the portal's build left a global's name in each entry. */
async function entriesName(global: string, web: string) {
  const entries = (await readdir(web, { recursive: true })).filter(name => ENTRY.test(name))
  const texts = await Promise.all(entries.map(name => readFile(join(web, name), 'utf8')))
  return texts.every(text => text.includes(global))
}

/** A report of the build, which no browser asks for, is not. */
export const isServed = (path: string) => !path.endsWith('mf-stats.json')

/** Where the files of a remote lie below www. */
export const partFolder = ({ name, version, id }: Pick<Part, 'name' | 'version' | 'id'>) =>
  `remotes/${name}/${version}-${id}`

const placed = (part: Pick<Part, 'name' | 'version' | 'id'>) => ({
  ...part,
  folder: part.name === 'shell' ? '.' : partFolder(part),
})

async function versionOf(folder: string): Promise<{ version: string }> {
  const { version } = await readJson(join(folder, 'package.json'))
  return { version }
}
