/**
 * @typedef {{ from: string, to: string }} Import
 * Both are paths from the project's root.
 */
/** @typedef {{ folders: [string, string], imports: Import[] }} Pair */

const BELOW_SOURCE = /^(.*?\/src)\/(.+)\/[^/]+$/

/**
 * Folders of one `src` that lie side by side and import each other, with the imports of the rarer direction.
 * @param {Import[]} imports
 * @returns {Pair[]}
 */
export function findPairs(imports) {
  /** @type {Map<string, Import[]>} */
  const found = new Map()
  for (const each of imports) {
    const arrow = arrowOf(each)
    if (!arrow) continue
    const key = arrow.join(' ')
    found.set(key, [...(found.get(key) ?? []), each])
  }
  return [...found].flatMap(([key, there]) => {
    const [left = '', right = ''] = key.split(' ')
    const back = found.get(`${right} ${left}`)
    if (!back || left > right) return []
    return [{ folders: [left, right], imports: back.length < there.length ? back : there }]
  })
}

/**
 * The folders side by side between which an import goes; undefined where one lies in the other.
 * @param {Import} each
 * @returns {[string, string] | undefined}
 */
function arrowOf({ from, to }) {
  const [, root, left] = BELOW_SOURCE.exec(from) ?? []
  const [, otherRoot, right] = BELOW_SOURCE.exec(to) ?? []
  if (!root || !left || !right || root !== otherRoot) return undefined
  const [mine, theirs] = [left.split('/'), right.split('/')]
  const fork = mine.findIndex((name, index) => name !== theirs[index])
  if (fork < 0 || fork >= theirs.length) return undefined
  return [`${root}/${mine.slice(0, fork + 1).join('/')}`, `${root}/${theirs.slice(0, fork + 1).join('/')}`]
}
