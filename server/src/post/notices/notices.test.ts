import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { notices } from '@portal/shared-lib/contract/notices'
import { createPerson } from '../../../test/factories'
import { usePortal } from '../../../test/portal'

describe('Notices', () => {
  const portal = usePortal()
  let token = ''

  /** Three in one instant, so that only their ids tell them apart. */
  const published = [
    ['停机公告', '周六维护', '2026-11-01T09:00:00+08:00'],
    ['值班通知', '假期值班100%到岗', '2026-11-02T09:00:00+08:00'],
    ['培训通知', '在线学习', '2026-11-03T23:59:59+08:00'],
    ['分类说明', '内容分类', '2026-11-05T09:00:00+08:00'],
    ['来信办理', '当日登记', '2026-11-05T09:00:00+08:00'],
    ['书面告知', '送达方式', '2026-11-05T09:00:00+08:00'],
  ] as const

  beforeAll(async () => {
    const rows = published.map(([title, content, created_at]) => ({ title, content, publisher: '信访局', created_at }))
    await portal.db.insertInto('notice').values(rows).execute()
    token = await portal.signInAs((await createPerson(portal.db)).account)
  })

  type Ask = Partial<CallArgs<typeof notices>>
  const list = (ask: Ask = {}) => portal.answerTo(notices, ask, { token })
  const titlesOf = async (ask: Ask) => (await list(ask)).list.map(({ title }) => title)
  const newestFirst = published.map(([title]) => title).toReversed()

  it('are for those with a session', async () => {
    expect(await portal.ask(notices, {})).toMatchObject({ code: errors.sessionEnded.code })
  })

  it.each<[string, Ask]>([
    ['starttime', { from: 'yesterday' }],
    ['starttime', { from: '2026-02-30' }],
    ['endtime', { to: '2026-11-02 25:00:00' }],
    ['cursor', { cursor: 'garbled' }],
  ])('refuse a malformed %s %j', async (field, ask) => {
    const refusal = { code: errors.badInput.code, message: `参数格式错误：${field}` }
    expect(await portal.ask(notices, ask, { token })).toMatchObject(refusal)
  })

  it('come newest first, with their time at +08:00', async () => {
    const { list: rows, total, next } = await list()
    expect([rows.map(({ title }) => title), total, next]).toEqual([newestFirst, 6, null])
    expect(rows.at(-1)).toMatchObject({ content: '周六维护', publisher: '信访局', createdAt: '2026-11-01 09:00:00' })
  })

  it('come in pages by cursor and by number', async () => {
    const first = await list({ limit: 2 })
    const second = await list({ limit: 2, ...(first.next && { cursor: first.next }) })
    expect(second.list.map(({ title }) => title)).toEqual(newestFirst.slice(2, 4))
    expect(await titlesOf({ limit: 2, pageNumber: 2 })).toEqual(newestFirst.slice(2, 4))
    const third = await list({ limit: 2, ...(second.next && { cursor: second.next }) })
    expect([third.list.map(({ title }) => title), third.next]).toEqual([newestFirst.slice(4), null])
  })

  it('are found by words of title and content, wildcards taken for what they are', async () => {
    expect(await titlesOf({ title: '通知' })).toEqual(['培训通知', '值班通知'])
    expect(await titlesOf({ title: '通知', content: '学习' })).toEqual(['培训通知'])
    expect(await titlesOf({ content: '%' })).toEqual(['值班通知'])
    expect(await titlesOf({ title: '' })).toHaveLength(6)
  })

  it('are found by days, or by date and time, both ends included', async () => {
    expect(await titlesOf({ from: '2026-11-02', to: '2026-11-03' })).toEqual(['培训通知', '值班通知'])
    expect(await titlesOf({ from: '2026-11-02 09:00:00', to: '2026-11-02 09:00:00' })).toEqual(['值班通知'])
    expect(await titlesOf({ from: '', to: '2026-11-01' })).toEqual(['停机公告'])
  })
})
