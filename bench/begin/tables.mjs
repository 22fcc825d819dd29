import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const TOWN = '980100000000'
const ABOVE = '9801000000000001200'
const DIGITS = '零一二三四五六七八九'

/**
 * Writes the tables of 澄溪省 into a folder, with so many organisations and people more.
 * @param {string} root @param {string} folder @param {{ organisations: number, people: number }} more
 */
export async function writeTables(root, folder, more) {
  await mkdir(folder, { recursive: true })
  const added = rowsOf(more)
  for (const name of ['regions', 'organisations', 'departments', 'people', 'posts']) {
    const text = await readFile(join(root, 'provinces/chengxi/start', `${name}.csv`), 'utf8')
    await writeFile(join(folder, `${name}.csv`), [text.trimEnd(), ...(added[name] ?? [])].join('\n'))
  }
}

/** @param {{ organisations: number, people: number }} more @returns {Record<string, string[]>} */
function rowsOf({ organisations, people }) {
  const codes = Array.from({ length: organisations }, (_, at) => `9801B${at}`)
  const accounts = Array.from({ length: people }, (_, at) => `many${at}`)
  const at = (/** @type {number} */ person) => codes[person % codes.length]
  return {
    organisations: codes.map(
      (code, at) => `${code},汀兰市第${inHan(at)}站,汀${inHan(at)},tlz,${TOWN},政府,${ABOVE},,,否,是,,,,`,
    ),
    departments: codes.map(code => `${code},办公室,1,是`),
    people: accounts.map((account, at) => `${account},柏${inHan(at)},${13_000_000_000 + at},`),
    posts: accounts.map((account, person) => `${account},${at(person)},办公室,科员,责任单位经办人`),
  }
}

/** Names hold no digits. @param {number} number */
const inHan = number => [...String(number)].map(digit => DIGITS[Number(digit)]).join('')
