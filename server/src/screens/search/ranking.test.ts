import { transfer } from '@portal/shared-lib/contract/actions'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { SEARCH_READ } from '@portal/shared-lib/contract/rules/search'
import { saveSynonyms, search } from '@portal/shared-lib/contract/search'
import { sql } from 'kysely'
import { useCases } from '../../../test/cases'
import { CITY_BUREAU, dispatchArgs } from '../../../test/dispatches'
import { useDocuments } from '../../../test/official-documents'
import { usePortal } from '../../../test/portal'

/** Newer ones than are read. */
const MANY = SEARCH_READ + 20
/** Behind the first characters of a text, and in no title that is made of its beginning. */
const LATE = '经过多年反映一直没有结果，群众意见很大，盼望早日解决。'

describe('The order of what is found', () => {
  const portal = usePortal({ database: 'demo', hasReplica: true })
  const cases = useCases(portal)
  const { as, drafted } = useDocuments(portal, cases)

  const found = async (words: string, tab: 'xfj' | 'law' | 'gw' | 'notice' | 'all', more: More = {}) =>
    await portal.answerTo(search, { words, tab, ...more }, await as('zs08'))
  type More = Partial<CallArgs<typeof search>>
  const firstOf = async (words: string, tab: Parameters<typeof found>[1], more?: More) =>
    (await found(words, tab, more)).hits[0]?.id
  const moved = (petitionNo: string, days: number) =>
    sql`update petition set registered_at = registered_at + ${days} * interval '1 day'
      where petition_no = ${petitionNo}`.execute(portal.db)

  /** So many more like a row, each with something of its own. */
  const copy = (table: string, which: string, own: string) =>
    sql`insert into ${sql.table(table)} overriding system value select made.* from ${sql.table(table)} as one,
      generate_series(1, ${MANY}) as n, jsonb_populate_record(one, ${sql.raw(own)}) as made
      where ${sql.raw(which)}`.execute(portal.db)

  it.each([
    ['a name', { name: '阚鹤汀', summary: `反映村道失修。${LATE}` }],
    ['a title', { name: '阚丙一', summary: `反映阚鹤汀门前村道失修。${LATE}` }],
  ])('begins with the petition that holds the words in %s, whatever its age', async (place, letter) => {
    const words = place === 'a name' ? '阚鹤汀' : '阚鹤汀门前'
    const old = await cases.letter(letter)
    await moved(old.petitionNo, -900)
    const newer = await cases.letter({ summary: `反映村道失修。${LATE}此事阚鹤汀门前可见。` })
    // Who reaches them is copied, too.
    await sql`alter table petition disable trigger user`.execute(portal.db)
    const { id } = await portal.db
      .selectFrom('petition')
      .where('petition_no', '=', newer.petitionNo)
      .select('id')
      .executeTakeFirstOrThrow()
    const first = `(select max(id) from petition)`
    await copy(
      'petition',
      `one.id = ${id}`,
      `jsonb_build_object('id', ${first} + n, 'petition_no', 'N' || ${first} + n, 'query_code', ${first} + n)`,
    )
    await sql`insert into petition_reach select made.* from petition_reach as reach, petition,
      jsonb_populate_record(reach, jsonb_build_object('petition_id', petition.id)) as made
      where reach.petition_id = ${id} and petition.petition_no like 'N%' and petition.id > ${id}
      on conflict do nothing`.execute(portal.db)
    await sql`alter table petition enable trigger user`.execute(portal.db)
    await sql`select setval(pg_get_serial_sequence('petition', 'id'), max(id)) from petition`.execute(portal.db)
    expect(await firstOf(words, 'xfj')).toBe(old.petitionNo)
    expect(await firstOf(words, 'all')).toBe(old.petitionNo)
    const { total, hits } = await found(words, 'xfj', { order: 'time' })
    expect(total).toBe(SEARCH_READ)
    expect(hits.map(hit => hit.id)).not.toContain(old.petitionNo)
  })

  it('begins with the official document that holds the words in its title, whatever its age', async () => {
    const old = await drafted({ title: '关于蓼汀水闸的通知' })
    const newer = await drafted({ title: '关于汛期值守的通知', body: '一、请查看蓼汀水闸。' })
    await copy('official_document', `one.id = ${newer.id}`, `jsonb_build_object('id', 100000 + n)`)
    expect(await firstOf('蓼汀水闸', 'gw')).toBe(old.id)
    expect(await firstOf('蓼汀水闸', 'gw', { order: 'time' })).not.toBe(old.id)
  })

  it('begins with the notice that holds the words in its title, whatever its age', async () => {
    const publish = async (title: string, content: string, at: Date) =>
      await portal.db
        .insertInto('notice')
        .values({ title, content, publisher: '省信访局', created_at: at })
        .returning('id')
        .executeTakeFirstOrThrow()
    const { id } = await publish('荻花洲停电', '请知悉。', new Date('2025-01-02'))
    const now = portal.clock.now().getTime()
    for (let n = MANY; n > 1; n -= 1) await publish('值班', '**荻花洲**停电', new Date(now - n * 3_600_000))
    const newest = await publish('值班', '请知悉：荻花洲停电', new Date(now - 3_600_000))
    expect(await firstOf('荻花洲停电', 'notice')).toBe(`notice-${id}`)
    expect(await firstOf('荻花洲停电', 'notice', { order: 'time' })).toBe(`notice-${newest.id}`)
    const { facets } = await found('荻花洲停电', 'notice', { chosen: [{ facet: 'year', value: '2025' }] })
    expect(facets).toMatchObject([
      { facet: 'year', values: [{ value: '2025', name: '2025年', count: 1 }] },
      { facet: 'kind', values: [{ value: 'notice', name: '公告', count: 1 }] },
    ])
  })

  it('begins with the law that holds the words in its title, whatever its age', async () => {
    const law = async (id: string, title: string, text: string, effectDate: string) => {
      await portal.db.insertInto('kb_node').values({ id, title, kind: 'law', parent_id: null, sort_no: 0 }).execute()
      await portal.db.insertInto('kb_doc').values({ node_id: id, effect_date: effectDate }).execute()
      await portal.db.insertInto('kb_article').values({ node_id: id, no: '第一条', seq: 1, text }).execute()
    }
    await law('kb-old', '芦汀湿地保护办法', '为了保护湿地，制定本办法。', '2001-01-01')
    for (let n = 0; n < MANY; n += 1) await law(`kb-new-${n}`, `办法${n}`, '依照芦汀湿地保护的规定。', '2026-01-01')
    expect(await firstOf('芦汀湿地保护', 'law')).toBe('kb-old')
    expect(await firstOf('芦汀湿地保护', 'law', { order: 'time' })).not.toBe('kb-old')
  })

  it('puts what is new by another word of the same meaning before what is old, and the very word first among the new', async () => {
    await portal.answerTo(saveSynonyms, { words: ['柳絮扰民', '杨花扰民'] }, await as('xw18'))
    const summary = (word: string) => `反映小区。${word}，请求治理。`
    const [very, other] = [
      await cases.letter({ summary: summary('柳絮扰民') }),
      await cases.letter({ summary: summary('杨花扰民') }),
    ]
    const ids = async () => (await found('柳絮扰民', 'xfj')).hits.map(({ id }) => id)
    expect(await ids()).toEqual([very.petitionNo, other.petitionNo])
    await moved(very.petitionNo, -900)
    expect(await ids()).toEqual([other.petitionNo, very.petitionNo])
  })

  it('puts a petition of one’s own region before a newer one of another', async () => {
    const summary = '反映村口。桕叶亭路段积水，请求治理。'
    const [own, other] = [await cases.letter({ summary }), await cases.letter({ summary, placeRegion: '990202000000' })]
    for (const one of [own, other]) await one.act('zs05', transfer, dispatchArgs(CITY_BUREAU))
    const ids = async (account: string) =>
      (await portal.answerTo(search, { words: '桕叶亭', tab: 'xfj' }, await as(account))).hits.map(({ id }) => id)
    expect(await ids('al05')).toEqual([own.petitionNo, other.petitionNo])
    expect(await ids('zs08')).toEqual([other.petitionNo, own.petitionNo])
  })
})
