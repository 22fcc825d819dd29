import { open, readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { FieldKeys } from '../platform/keys/field-keys'

const OWNER_ALONE = 0o600
const Stored = z.object({ content: z.string(), seal: z.string() })

/** Writes a text that nobody can change unseen, durably. */
export async function writeNote(path: string, content: string, kind: string, keys: FieldKeys): Promise<void> {
  const [seal] = keys.digests(content, kind)
  const file = await open(path, 'wx', OWNER_ALONE)
  await file.writeFile(JSON.stringify({ content, seal }, null, 2))
  await file.sync().finally(() => file.close())
}

/** Reads it again. Throws where it was changed, or its key is not here. */
export async function readNote(path: string, kind: string, keys: FieldKeys): Promise<string> {
  const { content, seal } = Stored.parse(JSON.parse(await readFile(path, 'utf8')))
  if (keys.digests(content, kind).includes(seal)) return content
  throw new Error(`The ${kind} in ${path} was changed, or sealed with a key that is not here`)
}
