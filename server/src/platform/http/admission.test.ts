import { call } from '@portal/shared-lib/contract/form'
import { z } from 'zod'
import { createPerson, createRole } from '../../../test/factories'
import { usePortal } from '../../../test/portal'
import { openRoute, route } from '../route'

const json = { name: z.string() }
const plain = call('POST', 'api/tests/plain', { json, answer: z.null() })
const guarded = call('POST', 'api/tests/guarded', { json, answer: z.null() })
const open = call('POST', 'api/tests/open', { open: true, json, answer: z.null() })

const routes = [
  route(plain, [], async () => null),
  route(guarded, ['menu/page', 'bl:sign'], async () => null),
  openRoute(open, async () => null),
]

describe('A call is admitted', () => {
  const portal = usePortal({ routes })
  const ended = { code: -1, message: '您还没有登录,请先登录！', data: null }
  const forbidden = { code: 4030, message: '您没有此项操作的权限，请联系管理员', data: null }

  async function signIn(...roles: string[]) {
    const { account } = await createPerson(portal.db, { roles })
    return portal.signInAs(account)
  }

  const sendMalformed = async (path: string, token?: string) => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
    const response = await portal.send(path, { method: 'POST', body: '{not json', headers })
    return { status: response.status, envelope: await response.json() }
  }

  it('with a session only, whatever else is wrong', async () => {
    expect(await portal.ask(plain, { name: 'x' })).toEqual(ended)
    for (const { path } of [plain, guarded]) expect(await sendMalformed(path)).toEqual({ status: 200, envelope: ended })
  })

  it('with one of the permissions that it needs only, whatever else is wrong', async () => {
    const token = await signIn()
    expect(await portal.ask(guarded, { name: 'x' }, { token })).toEqual(forbidden)
    expect(await sendMalformed(guarded.path, token)).toEqual({ status: 200, envelope: forbidden })
  })

  it('with any of the permissions that it needs', async () => {
    const menu = { id: 'menu', url: 'menu', custom_parameters: '{"kind":"menu"}' }
    const page = { id: 'page', url: 'page', parent_id: 'menu', custom_parameters: '{"kind":"page"}' }
    await createRole(portal.db, 'reader', [menu, page])
    await createRole(portal.db, 'signer', [{ url: 'bl:sign', custom_parameters: '{"kind":"button"}' }])
    portal.clock.advance({ seconds: 11 })
    for (const role of ['reader', 'signer'])
      expect(await portal.ask(guarded, { name: 'x' }, { token: await signIn(role) })).toMatchObject({ code: 0 })
  })

  it('with any session where it needs no permission', async () => {
    expect(await portal.ask(plain, { name: 'x' }, { token: await signIn() })).toMatchObject({ code: 0 })
  })

  it('without a session where it is open', async () => {
    expect(await portal.ask(open, { name: 'x' })).toMatchObject({ code: 0 })
    expect((await sendMalformed(open.path)).envelope).toMatchObject({ code: 4001 })
  })
})
