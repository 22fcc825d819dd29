import { petitionList } from '@portal/shared-lib/contract/lists'
import { SEARCH_READ } from '@portal/shared-lib/contract/rules/search'
import { search } from '@portal/shared-lib/contract/search'
import { sql } from 'kysely'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

const DRAWN = 40
const LONGEST = 6
const PAGE = 20
const SEED = 20_261_127

/** Numbers that look random and are the same at every run (mulberry32). */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Rare characters, signs of patterns and letters: what an index by characters may lose. */
const HARD = [
  { name: '𠮷田𡈽', summary: '反映𠮷祥里12_3号楼100%漏水，请求维修\\更换。' },
  { name: '欧阳丙', summary: '反映A区B座“空调外机”噪声（65dB以上）扰民，请求处理。' },
]

describe('Every part of a name, a title or a summary', () => {
  const portal = usePortal({ database: 'simulated', hasReplica: true })
  const cases = useCases(portal)

  it.each(['zs05', 'zs07', 'rs12'])(
    'is found by the search of %s exactly where LIKE finds it within reach',
    async account => {
      for (const letter of HARD) await cases.letter(letter)
      const token = await cases.tokenOf(account)
      const { list } = await portal.answerTo(petitionList, { viewId: 'v_query', limit: 9999 }, { token })
      const reach = list.map(({ xfjbh }) => String(xfjbh))
      const { rows } = await sql<{ text: string }>`select unnest(array[summary, title, name]) as text
      from petition join petition_person using (province_code) where petition.id = petition_person.petition_id
      order by petition.id desc, seq limit 600`.execute(portal.db)
      const draw = dice(SEED)
      const answers = new Map<string, number>()
      while (answers.size < DRAWN) {
        const characters = [...(rows[draw(rows.length)]?.text ?? '')]
        const from = draw(Math.max(1, characters.length - 1))
        const words = characters.slice(from, from + 2 + draw(LONGEST - 1)).join('')
        if ([...words].length < 2 || /\s|^[a-z]+$/iu.test(words)) continue
        const expected = await within(words, reach)
        const { total, hits } = await allOf(words, token)
        expect([words, total]).toEqual([words, Math.min(expected.length, SEARCH_READ)])
        if (expected.length <= SEARCH_READ) expect([words, hits.toSorted()]).toEqual([words, expected])
        answers.set(words, total)
      }
      // Some find more than what the words were drawn from.
      expect(Math.max(...answers.values())).toBeGreaterThan(1)
    },
  )

  async function within(words: string, reach: readonly string[]) {
    const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
    const { rows } = await sql<{ petition_no: string }>`select petition_no from petition
      where petition_no = any(${[...reach]}::text[]) and (summary like ${pattern} or title like ${pattern}
        or exists (select from petition_person as person where person.petition_id = petition.id
          and person.province_code = petition.province_code and person.role <> '6' and person.name like ${pattern}))
      order by petition_no`.execute(portal.db)
    return rows.map(({ petition_no }) => petition_no).toSorted()
  }

  async function allOf(words: string, token: string) {
    const hits: string[] = []
    for (let from = 0; ; from += PAGE) {
      const page = await portal.answerTo(search, { words, tab: 'xfj', from }, { token })
      hits.push(...page.hits.map(({ id }) => id))
      if (hits.length >= page.total) return { total: page.total, hits }
    }
  }
})
