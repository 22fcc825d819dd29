import { search } from './calls.mjs'
import { beside, timesOf } from './compare.mjs'

const WORDS = { common: '来信', rare: '养老' }

/**
 * Words of two characters looked for in the inbox.
 * @param {string} address
 * @param {Record<'small' | 'large', import('./calls.mjs').Headers>} headers
 */
export async function measureSearch(address, { small, large }) {
  const figures = []
  for (const [name, word] of Object.entries(WORDS)) {
    const times = await timesOf(address, { small: search(small, word), large: search(large, word) })
    figures.push(beside(`search for a ${name} word`, times.large, { ms: times.small, of: 'among 100' }))
  }
  return figures
}
