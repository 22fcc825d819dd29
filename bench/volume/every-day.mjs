import { signIn } from '../../scripts/testing/sign-in.mjs'
import { firstInHand, form, json, progress } from './calls.mjs'

/** @typedef {import('./calls.mjs').Ask} Ask @typedef {import('./calls.mjs').Headers} Headers */

/** Milliseconds that 95 of a hundred calls may take. */
export const AIMS = {
  'page of to-dos': 20,
  'list of to-dos': 30,
  'first page of all petitions': 30,
  'all petitions, by cursor': 30,
  'those due first, by cursor': 30,
  'a bureau’s region, by cursor': 30,
  'a county’s, by cursor': 30,
  'those by the beginning of a number': 30,
  'those in a state': 300,
  'those with a word that one in a hundred has': 500,
  'case page': 40,
  'an action': 30,
  'a badge': 5,
  'look-up of a number': 5,
  'search for duplicates': 500,
  'Ctrl+K, a name': 100,
  'Ctrl+K, a common word': 100,
  'Ctrl+K, a number': 100,
  'smart search, a name': 100,
  'smart search, a common word': 100,
  'smart search, a part of a sentence': 100,
  'suggestions of the search': 100,
}

/** @typedef {keyof typeof AIMS} Name */

const LIST = 'api/petitions/list'
const PAGE = { pageNumber: 1, limit: 20 }
const QUERY = { viewId: 'v_query', ...PAGE }
const STATE_OF_FEW = '44'
const DUE = { field: 'dueAt', descending: false }
const NAME = '陶甲禾'
const WORD = '小区'
const SOME = '塑料制品厂'
/** Characters of a summary before the part that is looked for, and of this. */
const [AFTER, SPAN] = [6, 6]

/**
 * What clerks, heads and units of a portal ask for all day.
 * @param {string} address
 * @returns {Promise<Record<Name, Ask>>}
 */
export async function callsOn(address) {
  const as = async (/** @type {string} */ account) => (await signIn(address, account)).headers
  const [clerk, unit, registrar, head] = [await as('zs05'), await as('rs12'), await as('zs01'), await as('al06')]
  const inHand = await firstInHand(address, unit)
  const sought = { xm: NAME, nrfldm: '010200', wtsddm: '990121100000', nrzy: inHand.nrzy }
  const found = (/** @type {string} */ words) => json(clerk, 'api/finder/find', { words })
  const searched = (/** @type {string} */ words) => json(clerk, 'api/search/search', { words })
  const where = (/** @type {string} */ field, /** @type {string} */ operator, /** @type {string} */ value) => ({
    ...QUERY,
    filter: { conditions: [{ field, operator, values: [value] }] },
  })
  return {
    'page of to-dos': json(clerk, 'api/todos/list', { whose: 'department', ...PAGE }),
    'list of to-dos': json(clerk, LIST, { viewId: 'v_dbx_depart', ...PAGE }),
    'first page of all petitions': json(clerk, LIST, QUERY),
    'all petitions, by cursor': await secondPage(address, clerk, QUERY),
    'those due first, by cursor': await secondPage(address, clerk, { ...QUERY, sort: DUE }),
    'a bureau’s region, by cursor': await secondPage(address, head, QUERY),
    'a county’s, by cursor': await secondPage(address, clerk, where('wtsd', 'under', '990121000000')),
    'those by the beginning of a number': json(clerk, LIST, where('xfjbh', 'begins', inHand.xfjbh.slice(0, -2))),
    'those in a state': json(clerk, LIST, where('xfjzt', 'is', STATE_OF_FEW)),
    'those with a word that one in a hundred has': json(clerk, LIST, where('nrzy', 'contains', SOME)),
    'case page': json(unit, 'api/petitions/case', { xfjbh: inHand.xfjbh }),
    'an action': progress(unit, inHand),
    'a badge': form(clerk, 'api/todos/departmentCount', { limit: '20' }),
    'look-up of a number': form(unit, 'api/DbxxController/getDzMessageByXfjbh', { xfjbh: inHand.xfjbh }),
    'search for duplicates': json(registrar, 'api/petitions/duplicates', sought),
    'Ctrl+K, a name': found(NAME),
    'Ctrl+K, a common word': found(WORD),
    'Ctrl+K, a number': found(inHand.xfjbh.slice(0, -2)),
    'smart search, a name': searched(NAME),
    'smart search, a common word': searched(WORD),
    'smart search, a part of a sentence': searched(inHand.nrzy.slice(AFTER, AFTER + SPAN)),
    'suggestions of the search': json(clerk, 'api/search/suggest', { words: WORD }),
  }
}

/** @param {string} address @param {Headers} headers @param {object} list @returns {Promise<Ask>} */
async function secondPage(address, headers, list) {
  const { next: cursor } = await json(headers, LIST, list)(address)
  return json(headers, LIST, { ...list, ...(cursor && { cursor }) })
}
