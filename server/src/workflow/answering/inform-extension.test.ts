import { extend, informExtension } from '@portal/shared-lib/contract/actions'
import { answering } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('延期告知', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { accepted, act } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const told = { informedOn: '2026-11-20', mode: '0' }

  async function extended() {
    const letter = await accepted()
    await act(letter, 'rs12', extend, { days: 20, reason: '因需委托第三方鉴定，情况复杂，申请延长。' }, 'rs14')
    return letter
  }

  it('keeps when and how the petitioner was told, and is owed no more', async () => {
    const letter = await extended()
    expect(await letter.todos()).toEqual(['handle demo-rs12', 'informExtension demo-rs12'])
    expect(await letter.act('rs12', informExtension, told)).toMatchObject({ state: '30' })
    expect(await letter.todos()).toEqual(['handle demo-rs12'])
    const rows = portal.db.selectFrom('extension').orderBy('id', 'desc').select(['informed_at', 'informed_how'])
    const informed_at = new Date('2026-11-20T00:00:00+08:00')
    expect(await rows.executeTakeFirst()).toEqual({ informed_at, informed_how: '0' })
    expect(await letter.lastEntry()).toMatchObject({ action: '延期告知', text: '2026-11-20告知信访人。' })
  })

  it.each([
    ['a day to come', { ...told, informedOn: '2026-11-21' }, '告知日期不能晚于今日'],
    ['no way', { ...told, mode: '' }, '请选择告知方式'],
  ])('is refused with %s', async (_, args, text) => {
    const letter = await extended()
    expect(await letter.refusal('rs12', informExtension, args)).toBe(text)
    expect(await letter.todos()).toContain('informExtension demo-rs12')
  })

  it('is for whoever has to, once an extension is granted', async () => {
    expect(await (await accepted()).refusal('rs12', informExtension, told)).toContain('该事项不在您或本部门名下')
    const letter = await extended()
    expect(await letter.refusal('rs14', informExtension, told)).toBe('您没有此项操作的权限，请联系管理员')
  })
})
