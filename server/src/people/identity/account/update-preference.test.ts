import {
  homeLayouts,
  saveAfterAction,
  saveHomeLayout,
  saveLooks,
  updateUserPreference,
} from '@portal/shared-lib/contract/account'
import { desktop, homePath } from '@portal/shared-lib/contract/identity'
import { createPerson, createRole } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'

describe('The home page', () => {
  const portal = usePortal()
  beforeAll(async () => {
    for (const role of ['R02', 'R06', 'R07', 'R08', 'R13', 'R15', 'R18', 'R93']) await createRole(portal.db, role, [])
  })

  async function withHome(home: string, roles: string[] = ['R06']) {
    const person = await createPerson(portal.db, { homePath: home, roles })
    return { ...person, token: await portal.signInAs(person.account) }
  }
  const homeOf = (token: string) => portal.answerTo(homePath, {}, { token })
  const choose = (token?: string, homeSelect: 0 | 1 | 2 = 0) =>
    portal.ask(updateUserPreference, { homeSelect }, { token })

  it.each([
    ['R06', '/home/homeStaff'],
    ['R02', '/home/homeStaff'],
    ['R18', '/home/homeStaff'],
    ['R07', '/home/index'],
    ['R13', '/home/index'],
    ['R93', '/home/index'],
    ['R08', '/home/homeLeader'],
    ['R15', '/home/homeLeader'],
  ])('of a post that names none is that of its role: %s has %s', async (role, home) => {
    expect(await homeOf((await withHome('/home/index', [role])).token)).toBe(home)
  })

  it('of several roles is that of the highest, of none the first', async () => {
    expect(await homeOf((await withHome('/home/index', ['R06', 'R07', 'R08'])).token)).toBe('/home/homeLeader')
    expect(await homeOf((await withHome('/home/index', [])).token)).toBe('/home/index')
  })

  it('of a post that names one is that', async () => {
    expect(await homeOf((await withHome('/home/newHome', ['R08'])).token)).toBe('/home/newHome')
  })

  it('is chosen by those with a session', async () => {
    expect(await choose()).toMatchObject({ code: -1 })
  })

  it.each([
    ['/home/index', 'R08', '/home/homeLeader'],
    ['/home/homeLeader', 'R06', '/home/homeLeader'],
    ['/home/homeStaffNew', 'R06', '/home/homeStaffNew'],
  ])('has no new one where it is %s of %s', async (home, role, shown) => {
    const { token } = await withHome(home, [role])
    expect((await choose(token)).message).toBe('您的首页没有新版')
    expect(await homeOf(token)).toBe(shown)
  })

  it('takes no other choice', async () => {
    const { token } = await withHome('/home/homeStaff')
    expect(await choose(token, 3 as 0)).toMatchObject({ code: 4000 })
  })

  it.each(['/home/homeStaff', '/home/index'])('of staff has a new one, and the way back, from %s', async home => {
    const { token } = await withHome(home)
    expect((await choose(token, 1)).message).toBe('您使用的已是原首页')
    expect(await choose(token)).toMatchObject({ code: 0 })
    expect(await homeOf(token)).toBe('/home/homeStaffNew')
    expect(await choose(token, 1)).toMatchObject({ code: 0 })
    expect(await homeOf(token)).toBe('/home/homeStaff')
  })

  it('is the portal for whoever chooses it, and afterwards that of the role again; both are recorded', async () => {
    const { token, id } = await withHome('/home/index', ['R08'])
    expect(await choose(token, 2)).toMatchObject({ code: 0 })
    expect(await homeOf(token)).toBe('/home/newHome')
    expect(await choose(token, 1)).toMatchObject({ code: 0 })
    expect(await homeOf(token)).toBe('/home/homeLeader')
    const rows = portal.db.selectFrom('audit').where('action', '=', 'updateUserPreference').select('person_id')
    expect(await rows.where('person_id', '=', id).execute()).toHaveLength(2)
  })

  it('is ordered by each person alone, page by page, and as usual again', async () => {
    const [one, other] = [await withHome('/home/index'), await withHome('/home/index')]
    const save = (home: 'index' | 'homeStaff' | 'newHome', layout: { order: string[]; hidden: string[] }) =>
      portal.ask(saveHomeLayout, { home, ...layout }, { token: one.token })
    const layoutsOf = ({ token }: typeof one) => portal.answerTo(homeLayouts, {}, { token })
    const layout = { order: ['notices', 'tiles'], hidden: ['kinds'] }
    expect(await save('homeStaff', layout)).toMatchObject({ code: 0 })
    expect(await save('index', { order: [], hidden: ['tiles'] })).toMatchObject({ code: 0 })
    expect(await layoutsOf(one)).toEqual({ homeStaff: layout, index: { order: [], hidden: ['tiles'] } })
    expect(await layoutsOf(other)).toEqual({})
    expect(await save('index', { order: [], hidden: [] })).toMatchObject({ code: 0 })
    expect(await layoutsOf(one)).toEqual({ homeStaff: layout })
    const codeOf = async (answer: ReturnType<typeof save>) => (await answer).code
    const many = Array.from({ length: 5000 }, (_, at) => `w${at}`)
    for (const wrong of [["'"], ['__proto__'], ['a'.repeat(41)], many]) {
      expect(await codeOf(save('index', { order: wrong, hidden: [] }))).toBeGreaterThanOrEqual(4000)
      expect(await codeOf(save('index', { order: [], hidden: wrong }))).toBeGreaterThanOrEqual(4000)
    }
    for (const nowhere of ['nowhere', '__proto__', "index' - 'homeStaff"])
      expect(await codeOf(save(nowhere as 'index', layout))).toBeGreaterThanOrEqual(4000)
    expect(
      await save('newHome', { ...layout, more: 'x'.repeat(1000), person_id: other.id } as typeof layout),
    ).toMatchObject({ code: 0 })
    // A widget that is gone, or that never was, takes up one name and no more.
    expect(await save('index', { order: ['neverWas'], hidden: [] })).toMatchObject({ code: 0 })
    expect(await layoutsOf(one)).toEqual({
      homeStaff: layout,
      newHome: layout,
      index: { order: ['neverWas'], hidden: [] },
    })
    expect(await layoutsOf(other)).toEqual({})
    expect(await portal.ask(saveHomeLayout, { home: 'index', ...layout })).toMatchObject({ code: -1 })
    expect(await portal.ask(homeLayouts, {})).toMatchObject({ code: -1 })
  })

  it('looks as each person has chosen, in all their posts, and as usual to who has not', async () => {
    const [one, other] = [await withHome('/home/index'), await withHome('/home/index')]
    const looksOf = async ({ token }: typeof one) => (await portal.answerTo(desktop, {}, { token })).looks
    const dark = { theme: 'dark', text: 'largest', density: 'compact' } as const
    expect(await looksOf(one)).toBeNull()
    const more = { ...dark, person_id: other.id, extra: 'x'.repeat(1000) }
    expect(await portal.ask(saveLooks, more, { token: one.token })).toMatchObject({ code: 0 })
    expect(await looksOf(one)).toEqual(dark)
    expect(await looksOf(other)).toBeNull()
    for (const wrong of ['__proto__', '', "dark' --", ['dark'], null, 7])
      for (const field of ['theme', 'text', 'density'])
        expect(
          (await portal.ask(saveLooks, { ...dark, [field]: wrong } as typeof dark, { token: one.token })).code,
        ).toBeGreaterThanOrEqual(4000)
    expect(await looksOf(one)).toEqual(dark)
    expect(await portal.ask(saveLooks, dark)).toMatchObject({ code: -1 })
  })

  it('goes on from what was handled as each person has chosen', async () => {
    const [one, other] = [await withHome('/home/index'), await withHome('/home/index')]
    const chosenBy = async ({ token }: typeof one) => (await portal.answerTo(desktop, {}, { token })).afterAction
    const choose = (afterAction: unknown) =>
      portal.ask(saveAfterAction, { afterAction } as { afterAction: 'next' }, { token: one.token })
    expect(await chosenBy(one)).toBeNull()
    expect(await choose('next')).toMatchObject({ code: 0 })
    for (const wrong of ['', 'nowhere', "list' --", ['list'], null, 7, { list: 1 }])
      expect((await choose(wrong)).code).toBeGreaterThanOrEqual(4000)
    expect([await chosenBy(one), await chosenBy(other)]).toEqual(['next', null])
    expect(await portal.ask(saveAfterAction, { afterAction: 'stay' })).toMatchObject({ code: -1 })
  })
})
