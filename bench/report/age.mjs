import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'

/** What stands below the title of a section whose code has changed since it was measured. */
const MARK = '*Older than the code it measures.*'

const DIGITS = 12
const CODE = /^Of `([^`]+)` at ([0-9a-f]{12})\.$/m
/** What says nothing of how fast the rest is. */
const BESIDE = [':!*.test.*', ':!*.md', ':!**/testing/**']

/**
 * Names the code below some paths, as git has it.
 * @param {string} root @param {readonly string[]} paths
 */
export function digestOf(root, paths) {
  const files = execFileSync('git', ['ls-files', '-s', '--', ...paths, ...BESIDE], { cwd: root, maxBuffer: 1 << 28 })
  return createHash('sha256').update(files).digest('hex').slice(0, DIGITS)
}

/** The line of a section that names what it measured. @param {readonly string[]} paths @param {string} digest */
export const codeLine = (paths, digest) => `Of \`${paths.join(' ')}\` at ${digest}.`

/**
 * The page with a mark at each section whose code is another by now, or that does not say which it was, and at no other.
 * @param {string} page @param {(paths: string[]) => string} digest of the code below some paths
 */
export function markOlder(page, digest) {
  return page
    .split(/^(?=## )/m)
    .map(block => (block.startsWith('## ') ? markedBlock(block, digest) : block))
    .join('')
}

/** @param {string} block @param {(paths: string[]) => string} digest */
function markedBlock(block, digest) {
  const bare = block.replace(`\n${MARK}\n`, '')
  const [, paths, measured] = CODE.exec(bare) ?? []
  if (paths !== undefined && digest(paths.split(' ')) === measured) return bare
  return bare.replace('\n', `\n\n${MARK}\n`)
}
