import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { downloads } from '@portal/shared-lib/contract/downloads'
import { stage } from '@portal/shared-lib/contract/files'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { notices, saveNotice } from '@portal/shared-lib/contract/notices'
import { OFFICIAL_TABS, officialDocuments } from '@portal/shared-lib/contract/official-documents'
import { registerScan, takeScan } from '@portal/shared-lib/contract/registration'
import { SEARCH_READ, type SearchTab } from '@portal/shared-lib/contract/rules/search'
import { search } from '@portal/shared-lib/contract/search'
import { sql } from 'kysely'
import { useCases } from '../../../test/cases'
import { useDocuments } from '../../../test/official-documents'
import { usePortal } from '../../../test/portal'
import { registrationArgs } from '../../../test/registrations'

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
/** What letters themselves say, of which the registrar's summary has other words. */
const SAID = [
  '尊敬的领导：我家住在碧梧巷，巷口的路灯坏了三个月，夜里老人摔伤过两回。',
  `${'我们多次向街道反映均无结果，'.repeat(300)}最后请你们到蓼花汀实地看一看。`,
  'The lift (DT-07) in block C_2 has stood still for 100% of May; see \\photos.',
]
/** Signs of headings, items and bold passages, and what only looks like markup. */
const NOTICES = [
  '# 值班安排\n- 请**各单位**知悉\n- 值班电话 0999-1234\n1 < 2 且 <b>不是标记</b>&nbsp;3 > 2',
  '请于**本月**底前**报送**；2 ** 3 不是加粗\n - 前有空格\n#没有空格\n**跨行\n不算**',
]

/** What readers see of it, said again apart from the server. */
const seenOf = (content: string): string =>
  content
    .split('\n')
    .map(line => (/^[#-] /.test(line) ? line.slice(2) : line))
    .map(line => line.split(/\*\*(.+?)\*\*/).join(''))
    .join('\n')

describe('Every part of a text', () => {
  const portal = usePortal({ database: 'simulated', hasReplica: true })
  const cases = useCases(portal)

  const { as, drafted, sent, keepSeal } = useDocuments(portal, cases)

  beforeAll(async () => {
    for (const letter of HARD) await cases.letter(letter)
    for (const text of SAID) {
      const content = `%PDF-1.4 ${text.length}`
      const fileIds = [await portal.answerTo(stage, {}, { ...(await as('zs01')), file: { name: '来信.pdf', content } })]
      const { itemId } = await portal.answerTo(takeScan, { fileIds, text }, await as('zs01'))
      await portal.answerTo(registerScan, { ...registrationArgs(), itemId }, await as('zs01'))
    }
    for (const content of NOTICES)
      await portal.answerTo(saveNotice, { title: `公告${content.length}号`, content, publish: true }, await as('xw18'))
    await keepSeal()
    await sent({ title: '关于100%_落实“桐乡坞”整改的通知' })
    await drafted({ title: '关于\\修缮云苔书院的通知', body: '一、A栋B_2室漏雨。\n请于月底前报送。' })
  })

  it.each(['zs05', 'zs07', 'rs12'])(
    'is found by the search of %s exactly where LIKE finds it within reach',
    async account => {
      const { list } = await portal.answerTo(petitionList, { viewId: 'v_query', limit: 9999 }, await as(account))
      const reach = list.map(({ xfjbh }) => String(xfjbh))
      const { rows } = await sql<{ text: string }>`select unnest(array[summary, title, name]) as text
        from petition join petition_person using (province_code) where petition.id = petition_person.petition_id
        order by petition.id desc, seq limit 600`.execute(portal.db)
      const texts = rows.map(({ text }) => text)
      const said = SAID.flatMap(text => texts.slice(0, texts.length / (4 * SAID.length)).map(() => text))
      await compare([...texts, ...said], account, 'xfj', marks => within(marks, reach))
    },
  )

  it('of a letter is kept beside its petition: from before as well, changed and emptied with it', async () => {
    const differing = async () => {
      const { rows } = await sql<{ id: string }>`select id from petition
        left join petition_original on petition_original.petition_id = petition.id
        where original_text <> coalesce(text, '')`.execute(portal.db)
      return rows.length
    }
    await sql`delete from petition_original`.execute(portal.db)
    expect(await differing()).toBeGreaterThanOrEqual(SAID.length)
    const folder = join(__dirname, '../../platform/database/migrations')
    await sql.raw(await readFile(join(folder, '202611301601_petition_originals.sql'), 'utf8')).execute(portal.db)
    expect(await differing()).toBe(0)
    const { rows } = await sql<{ id: string }>`select id from petition where original_text = ${SAID[0]}`.execute(
      portal.db,
    )
    for (const text of ['改过的原文', '', '又有的原文', SAID[0]]) {
      await sql`update petition set original_text = ${text} where id = ${rows[0]?.id}`.execute(portal.db)
      expect(await differing()).toBe(0)
    }
  })

  const KNOWN: [SearchTab, string[]][] = [
    ['law', ['law']],
    ['policy', ['policy']],
    ['case', ['case']],
    ['qa', ['reply']],
    ['help', ['manual', 'procedure', 'classification', 'template', 'interview', 'unit']],
  ]

  it.each(KNOWN)('of the knowledge base is found under %s where it stands', async (tab, kinds) => {
    const { rows } = await sql<{ id: string; texts: string[] }>`select id,
      array[title, doc_no] || array(select unnest(array[no, text]) from kb_article where kb_article.node_id = kb_node.id)
        || array(select name from kb_file join file on file.id = file_id
          where kb_file.node_id = kb_node.id and place is not null) as texts
      from kb_node join kb_doc on kb_doc.node_id = kb_node.id where kind = any(${kinds}::text[])`.execute(portal.db)
    await compareTexts(rows, 'zs05', tab)
  })

  it.each(['zs08', 'zs07', 'rs12'])('of an official document is found by %s where the list shows it', async account => {
    const lists = await Promise.all(
      OFFICIAL_TABS.map(async tab => portal.answerTo(officialDocuments, { tab, limit: 999 }, await as(account))),
    )
    const ids = lists.flatMap(({ list }) => list.map(({ id }) => id))
    const { rows } = await sql<{ id: string; texts: string[] }>`select official_document.id,
      array[title, body, document_no, case when incoming then sender_name else company_name end] as texts
      from official_document join organisation on organisation.id = org_id
      where official_document.id = any(${ids}::bigint[])`.execute(portal.db)
    await compareTexts(rows, account, 'gw')
  })

  it('of a notice or of material is found where readers see it', async () => {
    const told = await portal.answerTo(notices, { limit: 999 }, await as('rs12'))
    const offered = await portal.answerTo(downloads, { limit: 999 }, await as('rs12'))
    const rows = [
      ...told.list.map(({ id, title, content }) => ({ id: `notice-${id}`, texts: [title, seenOf(content)] })),
      ...offered.list.map(({ id, title, description }) => ({ id: `download-${id}`, texts: [title, description] })),
    ]
    await compareTexts(rows, 'rs12', 'notice')
    for (const words of ['**', '# 值班', '&nbsp;', '<b>', '不是标记</b>', '各单位知悉', '本月底', '不算**'])
      expect([words, (await allOf(words, 'rs12', 'notice')).hits.toSorted()]).toEqual([
        words,
        rows
          .filter(({ texts }) => texts.some(text => text.includes(words)))
          .map(({ id }) => id)
          .toSorted(),
      ])
  })

  const compareTexts = (rows: readonly { id: string; texts: string[] }[], account: string, tab: SearchTab) =>
    compare(
      rows.flatMap(({ texts }) => texts),
      account,
      tab,
      async marks =>
        rows
          .filter(({ texts }) => texts.some(text => marks.some(mark => text.includes(mark))))
          .map(({ id }) => id)
          .toSorted(),
    )

  /** What Latin letters and synonyms stand for beside the words themselves are marked, too. */
  async function compare(
    texts: readonly string[],
    account: string,
    tab: SearchTab,
    holding: (marks: readonly string[]) => Promise<string[]>,
  ) {
    const draw = dice(SEED)
    const answers = new Map<string, number>()
    while (answers.size < DRAWN) {
      const characters = [...(texts[draw(texts.length)] ?? '')]
      const from = draw(Math.max(1, characters.length - 1))
      const words = characters.slice(from, from + 2 + draw(LONGEST - 1)).join('')
      if ([...words].length < 2 || /\s/u.test(words)) continue
      const { total, hits, marks } = await allOf(words, account, tab)
      expect(marks).toContain(words)
      const expected = await holding(marks)
      expect([words, total]).toEqual([words, Math.min(expected.length, SEARCH_READ)])
      if (expected.length <= SEARCH_READ) expect([words, hits.toSorted()]).toEqual([words, expected])
      answers.set(words, total)
    }
    // Some find more than what the words were drawn from.
    expect(Math.max(...answers.values())).toBeGreaterThan(1)
  }

  async function within(marks: readonly string[], reach: readonly string[]) {
    const patterns = marks.map(mark => `%${mark.replace(/[\\%_]/g, '\\$&')}%`)
    const { rows } = await sql<{ petition_no: string }>`select petition_no from petition
      where petition_no = any(${[...reach]}::text[]) and (summary like any(${patterns}::text[])
        or title like any(${patterns}::text[]) or original_text like any(${patterns}::text[])
        or exists (select from petition_person as person where person.petition_id = petition.id
          and person.province_code = petition.province_code and person.role <> '6'
          and person.name like any(${patterns}::text[])))`.execute(portal.db)
    return rows.map(({ petition_no }) => petition_no).toSorted()
  }

  async function allOf(words: string, account: string, tab: SearchTab) {
    const hits: string[] = []
    for (let from = 0; ; from += PAGE) {
      const page = await portal.answerTo(search, { words, tab, from }, await as(account))
      hits.push(...page.hits.map(({ id }) => id))
      if (hits.length >= page.total) return { total: page.total, hits, marks: page.marks }
    }
  }
})
