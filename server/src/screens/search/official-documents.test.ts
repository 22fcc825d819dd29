import type { CallArgs } from '@portal/shared-lib/contract/form'
import * as official from '@portal/shared-lib/contract/official-documents'
import { search, suggestSearch } from '@portal/shared-lib/contract/search'
import { useCases } from '../../../test/cases'
import { useDocuments } from '../../../test/official-documents'
import { usePortal } from '../../../test/portal'
import { wallOff } from '../../../test/walls'

const BODY = '一、请各单位排查鹤汀渠首闸门漏水情况。\n请于月底前报送。'

describe('智慧搜索：公文', () => {
  const portal = usePortal({ database: 'demo', hasReplica: true })
  const cases = useCases(portal)
  const { as, upload, drafted, sent, keepSeal } = useDocuments(portal, cases)
  beforeAll(() => keepSeal())

  const found = async (words: string, account: string, more: Partial<CallArgs<typeof search>> = {}) =>
    await portal.answerTo(search, { words, tab: 'gw', ...more }, await as(account))
  const ids = async (words: string, account: string) => (await found(words, account)).hits.map(({ id }) => id)

  it('finds by title, text, number and sender what the list shows: for the sender and whom it was sent to', async () => {
    const one = await sent({ title: '关于排查渠首闸门的通知', body: BODY })
    const { document_no: number } = await one.row()
    for (const words of ['渠首闸门', '鹤汀渠首', number, number.slice(2), '渠首闸门 省信访局'])
      for (const account of ['zs08', 'zs07', 'rs12']) expect(await ids(words, account)).toEqual([one.id])
    for (const account of ['zs08', 'al07', 'rs12']) {
      const { list } = await portal.answerTo(
        official.officialDocuments,
        { tab: account === 'zs08' ? 'sent' : 'received', words: '渠首闸门' },
        await as(account),
      )
      expect(await ids('渠首闸门', account)).toEqual(list.map(({ id }) => id))
    }
    expect(await ids('渠首闸门', 'al07')).toEqual([])
    const offered = async (account: string) =>
      (await portal.answerTo(suggestSearch, { words: '渠首闸门' }, await as(account))).titles
    expect(await offered('zs08')).toEqual([{ tab: 'gw', id: one.id, title: '关于排查渠首闸门的通知' }])
    expect(await offered('al07')).toEqual([])
    expect((await found('鹤汀渠首', 'zs08')).hits).toEqual([
      {
        tab: 'gw',
        id: one.id,
        title: '关于排查渠首闸门的通知',
        place: `${number} · 临江省信访局 · 通知`,
        excerpt: BODY.replace('\n', ' '),
        article: '',
        status: '已发送',
        isExpired: false,
        at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ])
  })

  it('finds and offers by pinyin and initials what the list shows: nothing of its title to anybody else', async () => {
    const title = '关于疏浚鹭洲引水渠的通知'
    const one = await drafted({ title })
    for (const words of ['sjlzysq', 'shujunluzhou', 'LZYSQ']) {
      const { hits, byPinyin } = await found(words, 'zs08')
      expect([words, hits.map(({ id }) => id)]).toEqual([words, [one.id]])
      expect([title.includes(byPinyin[0] ?? '无'), byPinyin.length]).toEqual([true, 1])
      const titles = async (account: string) =>
        (await portal.answerTo(suggestSearch, { words }, await as(account))).titles
      expect(await titles('zs08')).toEqual([{ tab: 'gw', id: one.id, title }])
      // It is a draft, of another department.
      for (const account of ['zs05', 'rs12']) {
        const { hits: none, byPinyin: nothing } = await found(words, account)
        expect([none, nothing, await titles(account)]).toEqual([[], [], []])
      }
    }
    const { petitionNo } = await cases.letter()
    const walled = await drafted({ title: '关于核查鹇岭索道的函', kind: 'G06', petitionNo })
    expect(await ids('xlsd', 'zs08')).toEqual([walled.id])
    await wallOff(portal.db, petitionNo, [])
    const { hits, byPinyin } = await found('xlsd', 'zs08')
    expect([hits, byPinyin]).toEqual([[], []])
  })

  it('takes every character as it is', async () => {
    const one = await drafted({ title: '关于100%_落实“桐乡坞”整改的通知', body: BODY })
    expect(await ids('100%_落实', 'zs08')).toEqual([one.id])
    for (const words of ['100__落实', '1%落实', '桐%坞', '桐_坞', '桐乡坞\\'])
      expect(await ids(words, 'zs08')).toEqual([])
  })

  it('finds a draft for its department alone, and nothing for whom it was not sent to yet', async () => {
    const one = await drafted({ title: '关于修缮云苔书院的通知' })
    expect(await ids('云苔书院', 'zs08')).toEqual([one.id])
    for (const account of ['zs05', 'zs16', 'rs12']) expect(await ids('云苔书院', account)).toEqual([])
  })

  it('ends at the wall of the petition that it is about', async () => {
    const { petitionNo } = await cases.letter()
    const one = await drafted({ title: '关于核查芷兰渡口的函', kind: 'G06', petitionNo })
    expect(await ids('芷兰渡口', 'zs08')).toEqual([one.id])
    await wallOff(portal.db, petitionNo, [])
    const hidden = await found('芷兰渡口', 'zs08')
    expect([hidden.hits, hidden.total, hidden.tabs.find(({ tab }) => tab === 'gw')?.count]).toEqual([[], 0, 0])
  })

  it('finds what came from outside by its sender, and narrows by facets whose numbers are those of their hits', async () => {
    const attachmentIds = [await upload('zs16', '来文.pdf', '%PDF-1.4 1')]
    const paper = { senderName: '荻浦市档案馆', senderNo: '荻档函〔2025〕9号', receivedOn: '2025-03-02' }
    const { id } = await portal.answerTo(
      official.receive,
      { kind: 'G06', urgency: '0', title: '关于移交旧案的函', attachmentIds, ...paper },
      await as('zs16'),
    )
    expect(await ids('荻浦市档案馆', 'zs08')).toEqual([id])
    const own = await drafted({ title: '关于荻浦市档案馆移交旧案的通知' })
    const { facets, hits } = await found('荻浦市档案馆', 'zs08')
    expect(hits.map(hit => hit.id).toSorted()).toEqual([id, own.id].toSorted())
    expect(facets.map(({ facet }) => facet)).toEqual(['year', 'state', 'kind'])
    for (const { facet, values } of facets) {
      expect(values).toHaveLength(2)
      for (const { value, count } of values)
        expect((await found('荻浦市档案馆', 'zs08', { chosen: [{ facet, value }] })).total).toBe(count)
    }
  })
})
