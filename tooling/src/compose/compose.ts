import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprint } from '../../../scripts/fingerprint.mjs'
import { digestOf, digests } from '../registry/files.ts'
import { browserCheck } from './browser-check.ts'
import { compress } from './compress.ts'
import { contractOf, readCalls } from './contract.ts'
import { integrityOf } from './digests.ts'
import { firstPicture } from './first-picture/first-picture.ts'
import { checkFit } from './fit.ts'
import { type Floor, layFloor, readFloor } from './floor.ts'
import { indexHtml, pageHeaders } from './index-html.ts'
import { CONTRACT, checkSame, LOCK, type Lock, lockOf } from './lock.ts'
import { nginxExample } from './nginx.ts'
import { type Parts, readParts, type Sources } from './parts.ts'
import { sbomOf } from './sbom.ts'
import { isServed } from './workspace.ts'

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..')

/**
 * Writes `dist/provinces/<province>/`: `www/` (what browsers fetch), `headers.json` (to send with index.html),
 * `composition.lock.json` (exact versions, a sha256 of every file), `contract.json` (calls that the server answers),
 * `sbom.cdx.json` and `nginx.conf`. The same parts give the same bytes. Returns false where nothing had changed.
 * @param options `floor`: folder of a composition that passed its smoke test, whose remotes are kept beside these
 */
export async function compose({
  province,
  root = ROOT,
  log = () => {},
  ...options
}: { province: string; log?: (line: string) => void } & Partial<Sources> & { to?: string; floor?: string }) {
  const { to = join(root, 'dist/provinces', province), floor: floorFolder, ...sources } = options
  const floor = floorFolder === undefined ? undefined : await readFloor(floorFolder)
  if (sources.lock && sources.lock.floor?.id !== floor?.id) throw new Error(otherFloor(sources.lock))
  const parts = await readParts({ root, province, registry: join(root, 'dist/registry'), ...sources })
  const calls = readCalls(root)
  const contract = JSON.stringify(contractOf(calls, [...calls.keys()]))
  const id = await fingerprint(root, ['tooling/src/compose', `provinces/${province}`])
  const stamp = JSON.stringify([
    id,
    floor?.id,
    digestOf(contract),
    parts.province,
    parts.all.map(({ web: _web, page: _page, pictures: _pictures, ...part }) => part),
  ])
  if ((await readFile(join(to, '.composed-from'), 'utf8').catch(() => '')) === stamp) return false
  checkFit(parts)
  log(province)
  // Of its own, so that two at once do not write into each other's.
  const next = `${to}.next-${process.pid}`
  try {
    const lock = await write(parts, next, { cache: join(root, '.cache/compressed'), floor, log })
    if (sources.lock) checkSame(sources.lock, lock)
    await writeFile(join(next, CONTRACT), contract)
    await writeFile(join(next, '.composed-from'), stamp)
    await rm(to, { recursive: true, force: true })
    await rename(next, to)
  } finally {
    await rm(next, { recursive: true, force: true })
  }
  return true
}

const otherFloor = ({ floor }: Lock) =>
  floor === undefined
    ? 'The lock has no floor: leave --floor out'
    : `The lock has the floor ${floor.id}: name the folder of that composition by --floor`

interface Writing {
  /** Folder of what was compressed before. */
  cache: string
  floor: Floor | undefined
  log: (line: string) => void
}

async function write(parts: Parts, target: string, { cache, floor, log }: Writing) {
  const { province, all } = parts
  const www = join(target, 'www')
  await rm(target, { recursive: true, force: true })
  await mkdir(www, { recursive: true })
  for (const { web, folder, origin } of all)
    if (!origin) await cp(web, join(www, folder), { recursive: true, filter: isServed })
  for (const file of [...Object.values(province.mobileCodes ?? {}), ...(province.map ? [province.map] : [])])
    await cp(join(parts.folder, file), join(www, 'province', file))
  const [, checkScript = ''] = all[0]?.page ?? []
  const integrity = await integrityOf(www, parts)
  const below = floor && (await layFloor(www, floor, parts, log))
  if (below) integrity.page[below.path] = below.digest
  const check = await browserCheck(checkScript, province.browserPolicy)
  const picture = await firstPicture(parts)
  await writeFile(
    join(www, 'index.html'),
    await indexHtml(parts, integrity.page, check, { picture, floor: below?.path }),
  )
  const headers = pageHeaders(province, check, ...(picture ? [picture.script] : []))
  const files = { ...integrity.all, ...(await digests(www, province.basePath)) }
  const lock = lockOf(parts, headers, files, floor && { id: floor.id, remotes: below?.versions ?? {} })
  await writeFile(join(target, 'headers.json'), JSON.stringify({ html: headers }, null, 2))
  await writeFile(join(target, LOCK), `${JSON.stringify(lock, null, 2)}\n`)
  await writeFile(join(target, 'sbom.cdx.json'), sbomOf(parts))
  await writeFile(join(target, 'nginx.conf'), nginxExample(province, headers))
  await compress(www, cache)
  return lock
}
