import { noteSeen, seen } from '@portal/shared-lib/contract/account'
import { createPerson } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'

describe('What is shown until it was seen', () => {
  const portal = usePortal()

  it('is kept for each person alone, the last one of each kind', async () => {
    const [one, other] = [await createPerson(portal.db), await createPerson(portal.db)]
    const token = await portal.signInAs(one.account)
    const seenBy = async (account: string) => portal.answerTo(seen, {}, { token: await portal.signInAs(account) })
    expect(await seenBy(one.account)).toEqual({ tour: '', news: '' })
    for (const which of ['2026-10', '2026-11']) await portal.answerTo(noteSeen, { what: 'news', which }, { token })
    expect(await seenBy(one.account)).toEqual({ tour: '', news: '2026-11' })
    expect(await seenBy(other.account)).toEqual({ tour: '', news: '' })
    for (const which of ['', "'", 'a'.repeat(21), '%'])
      expect((await portal.ask(noteSeen, { what: 'news', which }, { token })).code).toBeGreaterThanOrEqual(4000)
    for (const what of ['__proto__', "tour' - 'news"])
      expect((await portal.ask(noteSeen, { what: what as 'news', which: '1' }, { token })).code).not.toBe(0)
    expect(await portal.ask(seen, {})).toMatchObject({ code: -1 })
    expect(await portal.ask(noteSeen, { what: 'tour', which: '1' })).toMatchObject({ code: -1 })
  })
})
