import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { firstFiles, readManifest } from '../compose/first-files.ts'
import { isServed } from '../compose/workspace.ts'
import { filesBelow } from '../registry/files.ts'
import type { Finding } from './finding.ts'
import type { Subject } from './subject.ts'

const KB = 1000
/** KB, as they travel: what a door fetches before it can show anything, and all files together. */
const BUDGET = { door: 40, whole: 400 }

const compress = promisify(brotliCompress)

/** What browsers have to fetch of a remote, compressed as the portal's server sends it. */
export async function lookAtBytes({ part: { web, remote } }: Pick<Subject, 'part'>): Promise<Finding> {
  const budget = { ...BUDGET, ...remote.budget }
  const sizes = await sizesOf(web)
  const doors = await doorsOf(web)
  const weights = doors.map(({ door, files }) => ({ door, size: sum(files.map(file => sizes.get(file) ?? 0)) }))
  const whole = sum([...sizes.values()])
  return {
    breaches: [
      ...weights
        .filter(({ size }) => size > budget.door)
        .map(
          ({ door, size }) => `${door} fetches ${round(size)} KB before it shows anything, ${budget.door} are allowed`,
        ),
      ...(whole > budget.whole ? [`All its files are ${round(whole)} KB, ${budget.whole} are allowed`] : []),
    ],
    detail: `${round(Math.max(0, ...weights.map(({ size }) => size)))} of ${budget.door} KB, all ${round(whole)} of ${budget.whole} KB`,
  }
}

/** KB of each file that browsers may ask for. */
async function sizesOf(web: string): Promise<Map<string, number>> {
  const files = (await filesBelow(web)).filter(isServed)
  return new Map(
    await Promise.all(
      files.map(async file => {
        const { length } = await compress(await readFile(join(web, file)))
        return [file, length / KB] as const
      }),
    ),
  )
}

/** Which files each door needs at once. */
async function doorsOf(web: string) {
  const { entry, doors } = firstFiles(await readManifest(web))
  return Object.entries(doors).map(([door, files]) => ({ door: `./${door}`, files: [entry, ...files] }))
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

const round = (size: number) => Math.ceil(size)
