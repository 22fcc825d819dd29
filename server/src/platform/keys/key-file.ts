import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { KEY_BYTES } from './field-keys'

const OWNER_ALONE = 0o600
const OWNERS_FOLDER = 0o700

/** The keys in a file; undefined where it does not exist. Whoever loses it loses what it encrypted. */
export const readKeyFile = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch(unlessFor('ENOENT'))

/** A file with a new key, unless it exists; under another name first, so that nobody reads half a key. */
export async function makeKeyFile(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: OWNERS_FOLDER })
  const draft = `${file}.${randomUUID()}`
  const key = `${randomBytes(KEY_BYTES).toString('base64')}\n`
  await writeFile(draft, key, { flag: 'wx', mode: OWNER_ALONE, flush: true })
  await link(draft, file).catch(unlessFor('EEXIST'))
  await rm(draft)
  return readFile(file, 'utf8')
}

/** Takes an error of one kind for an answer; others are thrown on. */
function unlessFor(code: string) {
  return (error: NodeJS.ErrnoException): undefined => {
    if (error.code !== code) throw error
  }
}
