import { SEARCH_READ } from '@portal/shared-lib/contract/rules/search'
import { search } from '@portal/shared-lib/contract/search'
import { sql } from 'kysely'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

/** More than are looked for at once. */
const MANY = 2100
/** The first petition of another block of each size. */
const FAR = 1 << 24
const WORDS = '噪声扰民'
const PAGE = 20
// Thousands of texts are copied far apart.
jest.setTimeout(180_000)

describe('The newest of many petitions that hold a word', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  let like: string

  beforeAll(async () => {
    const { petitionNo } = await cases.letter({ summary: `反映楼下空调外机${WORDS}，请求处理。` })
    like = petitionNo
    // Who reaches them is copied, too.
    await sql`alter table petition disable trigger user`.execute(portal.db)
    await copy(1000, MANY)
  })

  /** So many petitions more as the first one, later by their number; without rows of reach nobody sees them. */
  async function copy(from: number, count: number, isSeen = true) {
    const numbers = sql`generate_series(${from}::int, ${from + count - 1}::int) as n`
    const later = sql`'registered_at', registered_at + n * interval '1 second'`
    const own = sql`jsonb_build_object('id', n, 'petition_no', 'N' || n, 'query_code', n, ${later})`
    await sql`insert into petition overriding system value select made.*
      from petition, ${numbers}, jsonb_populate_record(petition, ${own}) as made
      where petition.petition_no = ${like}`.execute(portal.db)
    if (!isSeen) return
    await sql`insert into petition_reach select made.* from petition_reach as reach, ${numbers},
      jsonb_populate_record(reach, jsonb_build_object('petition_id', n, ${later})) as made
      where reach.petition_id = (select id from petition where petition_no = ${like})
      on conflict do nothing`.execute(portal.db)
  }

  async function found(): Promise<string[]> {
    const token = await cases.tokenOf('zs05')
    const hits: string[] = []
    for (let from = 0; from < SEARCH_READ; from += PAGE) {
      const page = await portal.answerTo(search, { words: WORDS, tab: 'xfj', order: 'time', from }, { token })
      expect(page.total).toBe(SEARCH_READ)
      hits.push(...page.hits.map(({ id }) => id))
    }
    return hits
  }

  const newestOf = (last: number, count: number) => Array.from({ length: count }, (_, n) => `N${last - n}`)

  it('are found where none of the newest petitions holds it', async () => {
    expect((await found()).toSorted()).toEqual(newestOf(1000 + MANY - 1, SEARCH_READ).toSorted())
  })

  it('are found across blocks, where the newest one has too few', async () => {
    await copy(FAR, SEARCH_READ / 2)
    const older = newestOf(1000 + MANY - 1, SEARCH_READ / 2)
    const expected = [...newestOf(FAR + SEARCH_READ / 2 - 1, SEARCH_READ / 2), ...older]
    expect((await found()).toSorted()).toEqual(expected.toSorted())
  })

  it('are found past a full block of which the caller may see nothing', async () => {
    await copy(2 * FAR, 2 * SEARCH_READ, false)
    expect((await found())[0]).toMatch(/^N1677\d{4}$/)
  })

  it('are those of the newest block where it has enough', async () => {
    await copy(3 * FAR, 2 * SEARCH_READ)
    expect((await found()).toSorted()).toEqual(newestOf(3 * FAR + 2 * SEARCH_READ - 1, SEARCH_READ).toSorted())
  })
})
