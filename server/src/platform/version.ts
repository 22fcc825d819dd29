import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root'

/** Version of the server. Read from the root, since the compiled files lie deeper than the sources. */
export const { version }: { version: string } = JSON.parse(readFileSync(join(ROOT, 'server/package.json'), 'utf8'))
