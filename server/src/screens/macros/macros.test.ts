import { errors } from '@portal/shared-lib/contract/errors'
import { macros, removeMacro, saveMacro } from '@portal/shared-lib/contract/macros'
import { MOST_MACROS } from '@portal/shared-lib/contract/rules/macro'
import { useCases } from '../../../test/cases'
import { LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

const TEXT = '请按规定处理并答复信访人。'
const UNIT = { orgId: LABOUR, isLead: true }
const MACRO = { name: '转人社', action: 'transfer' as const, values: { text: TEXT, receivers: [UNIT] } }

describe('常用操作', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const session = async (account: string) => ({ token: await cases.tokenOf(account) })
  const save = async (account: string, more: object = {}) =>
    portal.ask(saveMacro, { ...MACRO, ...more }, await session(account))
  const saved = async (account: string) => portal.answerTo(macros, {}, await session(account))
  const remove = async (account: string, macroId = '') => portal.ask(removeMacro, { macroId }, await session(account))
  const audited = async () => {
    const rows = await portal.db.selectFrom('audit').where('object_type', '=', 'macro').select('action').execute()
    return rows.map(({ action }) => action)
  }
  afterEach(() => portal.db.deleteFrom('macro').execute())

  it('are one’s own: nobody else finds, changes or removes one', async () => {
    const { data } = await save('zs05')
    const macroId = data?.macroId
    expect(await saved('zs05')).toMatchObject([{ ...MACRO, macroId, shared: false, owner: '' }])
    expect(await saved('zs08')).toEqual([])
    expect((await save('zs08', { macroId })).code).toBe(errors.notFound.code)
    expect((await remove('zs08', macroId)).code).toBe(errors.notFound.code)
    expect((await save('zs05', { macroId, name: '转人社厅' })).data).toEqual({ macroId })
    expect((await saved('zs05')).map(({ name }) => name)).toEqual(['转人社厅'])
    expect((await remove('zs05', macroId)).code).toBe(0)
    expect(await saved('zs05')).toEqual([])
    expect(await audited()).toEqual([])
  })

  it('are shared with one’s own organisation by who assigns there, and the audit says so', async () => {
    expect((await save('zs05', { shared: true })).code).toBe(errors.forbidden.code)
    const { data } = await save('zs06', { shared: true })
    expect(await saved('zs05')).toMatchObject([{ name: '转人社', shared: true, owner: expect.stringMatching(/./) }])
    expect(await saved('al05')).toEqual([])
    expect((await remove('zs05', data?.macroId)).code).toBe(errors.notFound.code)
    await remove('zs06', data?.macroId)
    expect(await audited()).toEqual(['共享常用操作', '删除共享的常用操作'])
  })

  it('say which of their receivers cannot receive any more', async () => {
    await save('zs05', { values: { receivers: [UNIT, { orgId: 'nobody', isLead: false }] } })
    const problems = async () => (await saved('zs05'))[0]?.units.map(({ problem }) => problem)
    expect(await problems()).toEqual(['', '已不存在'])
    const labour = portal.db.updateTable('organisation').where('id', '=', LABOUR)
    await labour.set({ in_use: false }).execute()
    expect(await problems()).toEqual(['已停用', '已不存在'])
    await labour.set({ in_use: true }).execute()
  })

  it('are refused where they fit no form, hold personal numbers or classified words, or are too many', async () => {
    const message = async (more: object) => (await save('zs05', more)).message
    expect(await message({ name: ' ' })).toBe('请填写名称')
    expect(await message({ name: '长'.repeat(21) })).toBe('名称不能超过20个字')
    expect(await message({ values: {} })).toBe('请先填写要保存的内容')
    expect(await message({ values: { text: '长'.repeat(1001) } })).toBe('办理意见不能超过1000字')
    expect(await message({ values: { text: '请联系11012340001' } })).toMatch(/手机号/)
    expect(await message({ values: { text: '本件涉密，请注意' } })).toMatch(/密/)
    expect(await message({ values: { constructor: 'x' } })).toMatch(/表单不符/)
    expect(await message({ values: { receivers: TEXT } })).toMatch(/表单不符/)
    expect(await message({ values: { mode: '020100' } })).toMatch(/表单不符/)
    expect(await message({ action: 'voidPetition' })).toBe('该操作不能存为常用操作')
    expect((await save('zs05', { macroId: '9'.repeat(20) })).code).toBe(errors.notFound.code)
    for (let at = 0; at < MOST_MACROS; at++) await save('zs05', { name: `操作${at}` })
    expect(await message({ name: '操作0' })).toBe('已有同名的常用操作，请换一个名称')
    expect(await message({ name: '再来一个' })).toBe(`最多保存${MOST_MACROS}个常用操作，请先删除不用的`)
  })

  it('that do not fit today’s forms are left out, and leave the others', async () => {
    const { data } = await save('zs05', { name: '旧的' })
    await save('zs05', { name: '新的' })
    const broken = portal.db.updateTable('macro').where('id', '=', data?.macroId ?? '')
    for (const content of ['"none"', '[]', '{"gone":"x"}', '{"text":1}']) {
      await broken.set({ content }).execute()
      expect((await saved('zs05')).map(({ name }) => name)).toEqual(['新的'])
    }
  })
})
