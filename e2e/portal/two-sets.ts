import { createHash } from 'node:crypto'
import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { PortalServer } from './server'

const BUILD = '0123456789ab'

/**
 * As `npm run rollout` lays them: a newer composition waits as the next, with a title of its own and a remote built anew,
 * of which each script has a byte more than composed.
 */
export async function holdTwo({ www }: PortalServer, title: string, remote: string): Promise<{ next: string }> {
  const folder = resolve(www, '..')
  const [lock, page] = [await read(folder, 'composition.lock.json'), await read(www, 'index.html')]
  const { province } = JSON.parse(lock)
  const current = await hold(folder, lock, page)
  const newer = JSON.parse(lock)
  const part = newer.parts[remote]
  const folderOf = (build: string) => `remotes/${remote}/${part.version}-${build}`
  const [place, anew] = [folderOf(part.build), folderOf(BUILD)]
  await cp(join(www, place), join(www, anew), { recursive: true })
  await damageScripts(join(www, anew))
  newer.province.title = title
  part.build = BUILD
  const next = await hold(folder, JSON.stringify(newer), page.replaceAll(province.title, title).replaceAll(place, anew))
  const rollout = { current, next: { id: next, share: 0 }, withdrawn: [] }
  await writeFile(join(folder, 'rollout.json'), JSON.stringify(rollout))
  return { next }
}

const read = (folder: string, file: string) => readFile(join(folder, file), 'utf8')

async function hold(folder: string, lock: string, page: string): Promise<string> {
  const id = createHash('sha256').update(lock).digest('hex').slice(0, 12)
  const set = join(folder, 'sets', id)
  await mkdir(set, { recursive: true })
  await cp(join(folder, 'headers.json'), join(set, 'headers.json'))
  await writeFile(join(set, 'composition.lock.json'), lock)
  await writeFile(join(set, 'index.html'), page)
  return id
}

/** Their compressed forms go, so that what is damaged is served. */
async function damageScripts(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true }))
    if (/\.js\.(br|gz)$/.test(file)) await rm(join(folder, file))
    else if (file.endsWith('.js')) await appendFile(join(folder, file), ' ')
}
