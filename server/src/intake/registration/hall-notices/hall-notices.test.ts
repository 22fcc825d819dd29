import { errors } from '@portal/shared-lib/contract/errors'
import { hallNotice, saveHallNotice } from '@portal/shared-lib/contract/hall-notices'
import { HALL_NOTICE, HALL_NOTICE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/hall-notice'
import { useCases } from '../../../../test/cases'
import { usePortal } from '../../../../test/portal'

describe('What a hall tells the public', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const shown = async (account = 'zs02') => portal.answerTo(hallNotice, {}, await as(account))
  const save = async (text: string, version: number, account = 'zs02') =>
    portal.ask(saveHallNotice, { text, version }, await as(account))

  beforeEach(async () => {
    portal.clock.stopAt('2026-11-20T09:00:00+08:00')
    await portal.db.deleteFrom('hall_notice').execute()
  })
  afterAll(() => portal.clock.reset())

  it('is written at its window, seen by whoever looks at the hall, and taken off again', async () => {
    expect(await shown()).toEqual({ text: '', version: 0 })
    expect(await save('今日下午停电，窗口照常。\n\n  请先取号。', 0)).toMatchObject({ code: 0 })
    expect(await shown('zs03')).toEqual({ text: '今日下午停电，窗口照常。\n请先取号。', version: 1 })
    await save('', 1)
    expect(await shown('zs03')).toEqual({ text: '', version: 2 })
  })

  it('is for those to write who may, each office its own', async () => {
    await save('请先取号。', 0)
    expect(await save('请回。', 1, 'zs03')).toMatchObject({ code: errors.forbidden.code })
    expect(await portal.ask(hallNotice, {}, await as('zs01'))).toMatchObject({ code: errors.forbidden.code })
    expect(await shown('rs12')).toMatchObject({ text: '' })
  })

  it('is not written over unseen', async () => {
    await save('请先取号。', 0)
    for (const version of [0, 7])
      expect((await save('请回。', version)).message).toMatch(/^公告已由.+于2026-11-20 09:00:00修改/)
    expect(await shown()).toMatchObject({ text: '请先取号。' })
  })

  it.each([
    ['of too many lines', Array.from({ length: HALL_NOTICE.lines + 1 }, (_, at) => `${at}号`).join('\n'), TEXTS.wrong],
    ['of a line too long', '号'.repeat(HALL_NOTICE.perLine + 1), TEXTS.wrong],
    ['with classified words', '绝密文件请交窗口。', expect.stringContaining('涉密')],
  ])('is refused %s', async (_, text, message) => {
    expect((await save(text, 0)).message).toEqual(message)
    expect(await shown()).toMatchObject({ version: 0 })
  })
})
