import { actAs, desktop, homePath, otherPosts, switchUser } from '@portal/shared-lib/contract/identity'
import { unreadCount } from '@portal/shared-lib/contract/mail'
import { registerLetter } from '@portal/shared-lib/contract/petitions'
import { claim, todos } from '@portal/shared-lib/contract/todos'
import { requestFor } from '../../../../test/client'
import { letterArgs } from '../../../../test/letters'
import { usePortal } from '../../../../test/portal'

const PROVINCE_OFFICE = '990000000-xf'
const sessionEnded = { code: -1, message: '您还没有登录,请先登录！', data: null }
const noSuchPost = { code: 4040, message: '岗位不存在或您无权查看', data: null }

describe('Acting in another post', () => {
  const portal = usePortal({ database: 'demo' })

  afterEach(() => portal.clock.reset())

  const go = (token: string, postId: string) => portal.ask(actAs, { postId }, { token })
  const whoAmI = (token: string) => portal.answerTo(desktop, {}, { token })
  const postsOf = (token: string) => portal.answerTo(otherPosts, {}, { token })

  /** Somebody in a post that another delegated for the hours from now on. */
  async function delegated({ from, to, hours = 8 }: { from: string; to: string; hours?: number }) {
    const now = portal.clock.now().getTime()
    const row = { post_id: `demo-${from}-1`, to_person_id: `demo-${to}`, from_at: new Date(now) }
    await portal.db
      .insertInto('delegation')
      .values({ ...row, until_at: new Date(now + hours * 3_600_000) })
      .execute()
    return { token: await portal.signInAs(to), postId: row.post_id }
  }

  const lastAudits = (personId: string, count: number) =>
    portal.db
      .selectFrom('audit')
      .where('person_id', '=', personId)
      .select(['action', 'person_id', 'on_behalf_of', 'object_id'])
      .orderBy('id', 'desc')
      .limit(count)
      .execute()

  describe('is not possible', () => {
    it('without a session', async () => {
      for (const response of [
        await portal.ask(otherPosts, {}),
        await portal.ask(actAs, { postId: 'demo-zs07-1' }),
        await portal.ask(switchUser, {}),
      ])
        expect(response).toEqual(sessionEnded)
    })

    it('in a post that nobody delegated', async () => {
      expect(await go(await portal.signInAs('zs01'), 'demo-zs07-1')).toEqual(noSuchPost)
    })

    it('in a post that does not exist', async () => {
      expect(await go(await portal.signInAs('zs01'), 'nowhere')).toEqual(noSuchPost)
    })

    it('where none is chosen', async () => {
      expect(await go(await portal.signInAs('zs01'), ' ')).toMatchObject({ code: 4002, message: '请选择要切换的岗位' })
    })

    it.each(['sys91', 'sec92', 'aud93'])('as %s, whatever was delegated', async from => {
      const { token, postId } = await delegated({ from, to: 'zs02' })
      expect(await postsOf(token)).toEqual([])
      expect(await go(token, postId)).toEqual(noSuchPost)
    })

    it.each(['sys91', 'sec92', 'aud93'])('for %s, whatever was delegated', async to => {
      const { token, postId } = await delegated({ from: 'zs07', to })
      expect(await go(token, postId)).toEqual(noSuchPost)
    })

    it('before a delegation begins', async () => {
      portal.clock.advance({ hours: 24 })
      const { postId } = await delegated({ from: 'zs06', to: 'zs03' })
      portal.clock.reset()
      expect(await go(await portal.signInAs('zs03'), postId)).toEqual(noSuchPost)
    })
  })

  describe('of one’s own', () => {
    it('is offered, with where it is', async () => {
      const token = await portal.signInAs('zz01', PROVINCE_OFFICE)
      expect(await postsOf(token)).toEqual([
        {
          postId: 'demo-zz01-2',
          orgName: '安澜市信访局',
          deptName: '办信科',
          positionName: '挂职副科长',
          userName: '孔戊枫',
          isOwn: '1',
        },
      ])
    })

    it('changes office and department, and goes back', async () => {
      const token = await portal.signInAs('zz01', PROVINCE_OFFICE)
      expect(await whoAmI(token)).toMatchObject({ switchUser: '0', orgName: '临江省信访局' })
      expect(await go(token, 'demo-zz01-2')).toMatchObject({ code: 0 })
      expect(await whoAmI(token)).toMatchObject({ switchUser: '1', orgName: '安澜市信访局', userName: '孔戊枫' })
      expect((await postsOf(token)).map(({ postId }) => postId)).toEqual(['demo-zz01-1'])
      const response = await portal.send(switchUser.path, requestFor(switchUser, {}, { token }))
      expect(await response.json()).toEqual({ code: 0, message: '成功返回，立刻重新加载！', data: null })
      expect(await whoAmI(token)).toMatchObject({ switchUser: '0', orgName: '临江省信访局' })
    })

    it('is over as well when that post is chosen from which it began', async () => {
      const token = await portal.signInAs('zz01', PROVINCE_OFFICE)
      for (const post of ['demo-zz01-2', 'demo-zz01-1']) await go(token, post)
      expect(await whoAmI(token)).toMatchObject({ switchUser: '0' })
    })

    it('concerns one session alone', async () => {
      const [one, other] = [
        await portal.signInAs('zz01', PROVINCE_OFFICE),
        await portal.signInAs('zz01', PROVINCE_OFFICE),
      ]
      await go(one, 'demo-zz01-2')
      expect(await whoAmI(other)).toMatchObject({ switchUser: '0' })
    })

    it('goes back without complaint where another window was faster', async () => {
      const token = await portal.signInAs('zz01', PROVINCE_OFFICE)
      expect(await portal.ask(switchUser, {}, { token })).toMatchObject({
        code: 0,
        message: '成功返回，立刻重新加载！',
      })
    })
  })

  describe('for somebody else', () => {
    it('is offered in the demonstration: the deputy head’s post to the clerk', async () => {
      expect(await postsOf(await portal.signInAs('zs05'))).toMatchObject([{ userName: '郑庚榆', isOwn: '0' }])
    })

    it('gives the rights of that post and no other, and the own person stays', async () => {
      const token = await portal.signInAs('zs05')
      const permissions = async (of: string) => JSON.stringify((await whoAmI(of)).permissionList)
      const [own, deputys] = [await permissions(token), await permissions(await portal.signInAs('zs07'))]
      await go(token, 'demo-zs07-1')
      expect(await permissions(token)).toBe(deputys)
      expect(await whoAmI(token)).toMatchObject({ switchUser: '1', userId: 'demo-zs05', deptName: '局领导' })
      await portal.ask(switchUser, {}, { token })
      expect(await permissions(token)).toBe(own)
    })

    it('shows the holder’s to-dos, and takes them for the holder', async () => {
      const { token, postId } = await delegated({ from: 'sd05', to: 'rs12' })
      await go(token, postId)
      const { todoId } = await portal.answerTo(registerLetter, letterArgs(), { token })
      expect(await portal.ask(claim, { todoId }, { token })).toMatchObject({ code: 0 })
      const listOf = async (of: string) =>
        (await portal.answerTo(todos, { whose: 'personal' }, { token: of })).list.map(todo => todo.todoId)
      for (const reader of [token, await portal.signInAs('sd05')]) expect(await listOf(reader)).toContain(todoId)
      await portal.ask(switchUser, {}, { token })
      expect(await listOf(token)).not.toContain(todoId)
    })

    it('leaves the holder’s mail to the holder', async () => {
      const { token, postId } = await delegated({ from: 'zs06', to: 'zs08' })
      const unread = () => portal.answerTo(unreadCount, {}, { token })
      const own = await unread()
      await go(token, postId)
      expect(await unread()).toEqual(own)
    })

    it('keeps both persons in the audit, from the first to the last', async () => {
      const { token, postId } = await delegated({ from: 'al05', to: 'zs04' })
      await go(token, postId)
      await portal.answerTo(registerLetter, letterArgs(), { token })
      await portal.ask(switchUser, {}, { token })
      await portal.answerTo(homePath, {}, { token })
      const both = { person_id: 'demo-zs04', on_behalf_of: 'demo-al05' }
      expect(await lastAudits('demo-zs04', 4)).toMatchObject([
        { ...both, action: 'switchBack' },
        { ...both, action: '登记来信' },
        { ...both, action: 'actAs', object_id: postId },
        { action: 'signIn', on_behalf_of: null },
      ])
    })

    it('ends the session at once when the delegation ends', async () => {
      const { token, postId } = await delegated({ from: 'zs06', to: 'zs09', hours: 1 })
      await go(token, postId)
      portal.clock.advance({ minutes: 20 })
      expect(await whoAmI(token)).toMatchObject({ switchUser: '1' })
      await portal.db.deleteFrom('delegation').where('to_person_id', '=', 'demo-zs09').execute()
      expect(await portal.ask(desktop, {}, { token })).toEqual(sessionEnded)
    })

    it('ends at the hour that was set', async () => {
      const { token, postId } = await delegated({ from: 'zs06', to: 'zs10', hours: 0.25 })
      await go(token, postId)
      portal.clock.advance({ minutes: 15 })
      expect(await portal.ask(desktop, {}, { token })).toEqual(sessionEnded)
    })

    it('ends with the holder’s account', async () => {
      const { token, postId } = await delegated({ from: 'zj14', to: 'zj12' })
      await go(token, postId)
      await portal.db.updateTable('person').set({ in_use: false }).where('id', '=', 'demo-zj14').execute()
      expect(await portal.ask(desktop, {}, { token })).toEqual(sessionEnded)
    })
  })
})
