import { errors } from '@portal/shared-lib/contract/errors'
import { find } from '@portal/shared-lib/contract/finder'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'
import { wallOff } from '../../../test/walls'

describe('快速查找', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const found = async (words: string, account = 'zs05') =>
    portal.answerTo(find, { words }, { token: await cases.tokenOf(account) })
  const numbers = async (words: string, account?: string) =>
    (await found(words, account)).cases.map(({ petitionNo }) => petitionNo)

  it('is for those with a session who say what they look for', async () => {
    expect(await portal.ask(find, { words: '王' })).toMatchObject({ code: errors.sessionEnded.code })
    const token = await cases.tokenOf('zs05')
    expect((await portal.ask(find, { words: ' ' }, { token })).message).toBe('请输入要查找的内容')
    const long = await portal.ask(find, { words: '长'.repeat(101) }, { token })
    expect(long).toMatchObject({ code: errors.rule.code, message: '查找内容不能超过100个字' })
  })

  it('finds a petition by the beginning of its number, in small letters too, and masks who it is', async () => {
    const { petitionNo } = await cases.letter({ name: '阙丙莲' })
    expect((await found(petitionNo.toLowerCase())).cases).toEqual([
      {
        petitionNo,
        petitioner: '阙*莲',
        summary: '反映修建灌溉渠占用其家承包地1.2亩，至今未收到青苗补偿款。',
        state: '已登记待分办',
      },
    ])
    expect(await numbers(petitionNo.slice(0, -1))).toContain(petitionNo)
    expect(await numbers(petitionNo.slice(1))).toEqual([])
  })

  it('finds by a petitioner’s name and by words of the summary, for whoever may query', async () => {
    const letter = { name: '阙庚禾', summary: '反映白鹭洲码头夜间装卸噪声扰民，多次投诉未果，请求处理。' }
    const { petitionNo } = await cases.letter(letter)
    expect(await numbers('阙庚禾')).toEqual([petitionNo])
    expect(await numbers('阙庚')).toEqual([petitionNo])
    expect(await numbers('白鹭洲码头')).toEqual([petitionNo])
    expect(await numbers('庚禾')).toEqual([])
    expect(await numbers('阙')).toEqual([])
    const { permissions } = await portal.services.db
      .selectFrom('role_permission')
      .where('role_code', '=', 'R01')
      .where('node_id', '=', 'menu:toDoManage/archive')
      .select(eb => eb.fn.countAll<string>().as('permissions'))
      .executeTakeFirstOrThrow()
    expect(await numbers('阙庚禾', 'zs01')).toEqual(Number(permissions) > 0 ? [petitionNo] : [])
  })

  it('ends at the caller’s reach, and at a wall: what is hidden answers as what there is not', async () => {
    const letter = { name: '阙辛舟', summary: '反映芦苇荡围垦影响行洪，请求核查处理并答复。' }
    const { petitionNo } = await cases.letter(letter)
    const nothing = { ...(await found('LX990000991231999999', 'zs05')) }
    for (const account of ['rs12', 'sys91', 'sec92'])
      for (const words of [petitionNo, letter.name, '芦苇荡围垦']) expect(await numbers(words, account)).toEqual([])
    await wallOff(portal.db, petitionNo, [])
    for (const words of [petitionNo, letter.name, '芦苇荡围垦']) expect(await found(words)).toEqual(nothing)
  })

  it.each(['%', '_', '\\', '%%', '__', "'; drop table petition; --", '😀😀', '\u0000', 'LX99%', '<script>'])(
    'takes %j as it stands',
    async words => {
      const token = await cases.tokenOf('zs05')
      const { code, data } = await portal.ask(find, { words }, { token })
      expect([0, errors.badInput.code, errors.rule.code]).toContain(code)
      expect(data?.cases ?? []).toEqual([])
      expect(data?.people ?? []).toEqual([])
    },
  )

  it('finds people as addresses, and knowledge by title and initials for whoever has its page', async () => {
    expect((await found('孔戊枫')).people).toEqual([
      { loginAccount: 'zz01', userName: '孔戊枫', orgName: '临江省信访局' },
      { loginAccount: 'zz01', userName: '孔戊枫', orgName: '安澜市信访局' },
    ])
    for (const words of ['信访工作条例', 'xfgztl', 'xinfanggongzuotiaoli', '工作条']) {
      const { articles } = await found(words)
      expect(articles[0]).toEqual({ id: expect.any(String), title: '信访工作条例' })
    }
    for (const words of ['信访工作条例', 'xfgztl']) expect((await found(words, 'wq01')).articles).toEqual([])
  })
})
