import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { KEY_BYTES } from './field-keys'

const OWNER_ALONE = 0o600
const OWNERS_FOLDER = 0o700

/** The keys in a file, which gets a new one where it does not exist. Whoever loses it loses what it encrypted. */
export async function readKeyFile(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: OWNERS_FOLDER })
  return readFile(file, 'utf8').catch(async () => {
    await makeKeyFile(file)
    return readFile(file, 'utf8')
  })
}

/** Under another name first: nobody reads half a key, and of two that start at once one makes it. */
async function makeKeyFile(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  const key = `${randomBytes(KEY_BYTES).toString('base64')}\n`
  await writeFile(draft, key, { flag: 'wx', mode: OWNER_ALONE, flush: true })
  await link(draft, file).catch(unlessItExists)
  await rm(draft)
}

function unlessItExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
