import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { registerLetter } from '@portal/shared-lib/contract/petitions'
import { todos } from '@portal/shared-lib/contract/todos'
import { type LetterArgs, letterArgs } from '../../../test/letters'
import { usePortal } from '../../../test/portal'

type Ask = Partial<CallArgs<typeof todos>>

describe('The lists of to-dos', () => {
  const portal = usePortal({ database: 'demo' })
  let [token, registrar] = ['', '']

  beforeAll(async () => {
    token = await portal.signInAs('zs05')
    registrar = await portal.signInAs('zs01')
  })

  const list = (ask: Ask = {}) => portal.answerTo(todos, { whose: 'department', ...ask }, { token })
  const register = (more: Partial<LetterArgs>) =>
    portal.answerTo(registerLetter, letterArgs(more), { token: registrar })
  const idsOf = async (ask: Ask) => (await list(ask)).list.map(({ todoId }) => todoId)

  it('are for those with a session', async () => {
    expect(await portal.ask(todos, { whose: 'department' })).toMatchObject({ code: errors.sessionEnded.code })
  })

  it.each([
    ['zs01', 'department'],
    ['zs01', 'personal'],
    ['zs07', 'department'],
    ['zs06', 'personal'],
    ['zs04', 'department'],
    ['wq01', 'personal'],
  ] as const)('are not for %s: %s', async (account, whose) => {
    const answer = await portal.ask(todos, { whose }, { token: await portal.signInAs(account) })
    expect(answer).toMatchObject({ code: errors.forbidden.code, message: errors.forbidden.text })
  })

  it.each<[string, Ask, string]>([
    ['no such list', { whose: 'everybody' as 'personal' }, 'whose'],
    ['a page before the first', { pageNumber: 0 }, 'pageNumber'],
    ['an empty page', { limit: 0 }, 'limit'],
    ['a page of more than 9999', { limit: 10_000 }, 'limit'],
    ['keywords of 51 characters', { keywords: '字'.repeat(51) }, 'keywords'],
    ['a garbled cursor', { cursor: 'garbled' }, 'cursor'],
    ['a forged cursor', { cursor: Buffer.from('["2026-11-20","1 or 1=1"]').toString('base64url') }, 'cursor'],
  ])('refuse %s', async (_, ask, detail) => {
    const answer = await portal.ask(todos, { whose: 'department', ...ask }, { token })
    expect(answer).toMatchObject({ code: errors.badInput.code, message: `参数格式错误：${detail}` })
  })

  it('hold the to-dos of the department, claimed or not, with the total from the counters', async () => {
    const { list: rows, total, next } = await list({ limit: 100 })
    expect([rows.length, total, next]).toEqual([60, 60, null])
    expect(rows.filter(({ claimedBy }) => claimedBy !== '')).toHaveLength(15)
  })

  it('hold the to-dos that are mine', async () => {
    const { list: rows, total } = await list({ whose: 'personal', limit: 100 })
    expect([rows.length, total]).toEqual([15, 15])
    expect(new Set(rows.map(({ claimedBy }) => claimedBy))).toEqual(new Set(['周戊汀']))
  })

  it('keep the posts of one person apart', async () => {
    const cityBureau = await portal.signInAs('zz01', '990100000-xf')
    const { total } = await portal.answerTo(todos, { whose: 'department' }, { token: cityBureau })
    expect(total).toBe(4)
  })

  it('begin with the most pressing', async () => {
    const { list: rows } = await list({ limit: 100 })
    const order = rows.map(({ dueAt, todoId }) => `${dueAt} ${todoId.padStart(9, '0')}`)
    expect(order).toEqual(order.toSorted())
  })

  it('come in pages by cursor, each to-do once', async () => {
    const whole = await idsOf({ limit: 100 })
    const paged: string[] = []
    for (let cursor: string | undefined, first = true; first || cursor !== undefined; first = false) {
      const { list: rows, next } = await list({ limit: 7, ...(cursor && { cursor }) })
      paged.push(...rows.map(({ todoId }) => todoId))
      cursor = next ?? undefined
    }
    expect(paged).toEqual(whole)
  })

  it('come in pages by number, and beyond the last there is nothing', async () => {
    const whole = await idsOf({ limit: 100 })
    expect(await idsOf({ limit: 7, pageNumber: 3 })).toEqual(whole.slice(14, 21))
    expect(await idsOf({ limit: 9999, pageNumber: Number.MAX_SAFE_INTEGER })).toEqual([])
  })

  it('go on where a page ended though others were claimed or came in meanwhile', async () => {
    const whole = await idsOf({ limit: 100 })
    const { next } = await list({ limit: 10 })
    await register({})
    expect(await idsOf({ limit: 10, ...(next && { cursor: next }) })).toEqual(whole.slice(10, 20))
  })

  it('put to-dos without a limit behind all others, also across pages', async () => {
    const { todoId } = await register({})
    await portal.db.updateTable('todo').set({ due_at: null }).where('id', '=', todoId).execute()
    const whole = await idsOf({ limit: 100 })
    expect(whole.at(-1)).toBe(todoId)
    const { next } = await list({ limit: whole.length - 2 })
    expect(await idsOf({ limit: 5, ...(next && { cursor: next }) })).toEqual(whole.slice(-2))
    const unlimited = await list({ limit: 100 })
    expect(unlimited.list.at(-1)).toMatchObject({ dueAt: null, remainingDays: null, lamp: 'none' })
  })

  it('show what is to be done, where, and the petitioner masked', async () => {
    const { petitionNo, todoId } = await register({ name: '欧阳甲禾', personCount: 12 })
    const { list: rows, total } = await list({ keywords: petitionNo })
    expect(total).toBe(1)
    expect(rows[0]).toMatchObject({
      typeName: '待分办',
      url: `/toDoManage/handle?xfjbh=${petitionNo}&dbid=${todoId}`,
      petitioner: '欧**禾',
      personCount: 12,
      channelName: '来信',
      placeName: '安澜市石渡县荷塘镇',
      categoryName: '征地补偿(村内分配)',
      source: '临江省信访局',
      claimedBy: '',
    })
  })

  it('find a petition by number, by the beginning of it, of a name, and by words of its summary', async () => {
    const summary = '反映桂影巷路灯损坏三个月无人维修，夜间出行不便。'
    const { petitionNo, todoId } = await register({ name: '邹癸桑', summary })
    for (const keywords of [petitionNo, petitionNo.toLowerCase(), '邹癸', '桂影巷路灯']) {
      expect(await idsOf({ keywords })).toEqual([todoId])
    }
    expect(await idsOf({ keywords: petitionNo.slice(0, 8), limit: 100 })).toContain(todoId)
    expect(await idsOf({ keywords: '癸桑' })).toEqual([])
  })

  it.each(['%', '_', '\\'])('take %s for what it is', async keywords => {
    const { todoId } = await register({ summary: `来信反映停水，附材料一份${keywords}请核实处理。` })
    expect(await idsOf({ keywords })).toEqual([todoId])
  })

  it('can leave out what is claimed', async () => {
    const { list: rows, total } = await list({ onlyUnclaimed: true, limit: 100 })
    expect(total).toBe(rows.length)
    expect(rows.filter(({ claimedBy }) => claimedBy !== '')).toEqual([])
  })

  it('can be narrowed to what is overdue or due within three days', async () => {
    const all = (await list({ limit: 100 })).list
    const { list: rows, total } = await list({ onlyUrgent: true, limit: 100 })
    expect(total).toBe(rows.length)
    expect(rows).toEqual(all.filter(({ lamp }) => ['red', 'orange', 'yellow'].includes(lamp)))
    expect(rows).not.toEqual([])
  })
})
