import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** What a seed file says; what it is refused with names the place in it. */
export async function readList<T>(path: string, take: (list: unknown) => Promise<T>): Promise<T> {
  const list: unknown = JSON.parse(await readFile(path, 'utf8'))
  try {
    return await take(list)
  } catch (error) {
    if (error instanceof z.ZodError) throw new Error(`${path} is not as it should be: ${z.prettifyError(error)}`)
    throw error
  }
}
