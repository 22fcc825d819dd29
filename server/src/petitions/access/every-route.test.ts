import { errors } from '@portal/shared-lib/contract/errors'
import type { Call, CallArgs } from '@portal/shared-lib/contract/form'
import { EVERY_CALL } from '../../../../proofs/src/rights/calls'
import { encode } from '../../../test/encode'
import { createPerson, createRole } from '../../../test/factories'
import { usePortal } from '../../../test/portal'
import { KINDS, NEEDS } from '../../../test/rights/kinds'
import { calls } from '../../platform/http/calls'
import { routes } from '../../start/routes'

/** Seconds after which rights are read anew. */
const RIGHTS_KNOWN_S = 11

/** Of the routes that a permission does not open, one of so many is asked; which ones differs by permission. */
const OTHERS = 12

const nameOf = new Map(Object.entries(calls).map(([name, call]) => [call, name]))
const nameOfRoute = ({ call }: { call: Call }) => nameOf.get(call) ?? call.path

describe('Every route', () => {
  const portal = usePortal({ database: 'demo' })

  /** Without arguments: who may call is decided before they are read. */
  const codeOf = async (call: Call, token?: string): Promise<number> => {
    const { search = '' } = encode(call, {} as never)
    const headers = { 'X-Request-Id': crypto.randomUUID(), ...(token && { Authorization: `Bearer ${token}` }) }
    const body = call.method === 'POST' ? new URLSearchParams() : null
    const answer = await portal.send(call.path + search, { method: call.method, headers, body })
    return (await answer.json()).code
  }
  const codesOf = (some: typeof routes, token?: string) =>
    Promise.all(some.map(async route => [nameOfRoute(route), await codeOf(route.call, token)] as const))

  it('has its kind in the table, and no other', () => {
    expect(routes.map(nameOfRoute).sort()).toEqual([...KINDS.keys()].sort())
  })

  it('needs the permissions of the table', () => {
    const needed = routes
      .filter(({ needs }) => needs.length > 0)
      .map(route => [nameOfRoute(route), [...route.needs].sort()])
    expect(Object.fromEntries(needed)).toEqual(
      Object.fromEntries([...NEEDS].map(([name, permissions]) => [name, [...permissions].sort()])),
    )
  })

  it('asks for a session, but those that are open', async () => {
    const wrong = (await codesOf(routes)).filter(
      ([name, code]) => (code === errors.sessionEnded.code) === (KINDS.get(name) === 'open'),
    )
    expect(wrong).toEqual([])
  })

  it('is forbidden to those without the permission it needs', async () => {
    const token = await portal.signInAs('wq01')
    const codes = await codesOf(
      routes.filter(({ needs }) => needs.length > 0),
      token,
    )
    expect(codes.filter(([, code]) => code !== errors.forbidden.code)).toEqual([])
  })

  it('is open to those who hold one of the permissions, and none of some others', async () => {
    const permissions = [...new Set([...NEEDS.values()].flat())]
    const guarded = routes.filter(({ needs }) => needs.length > 0)
    const holders = []
    for (const [at, url] of permissions.entries()) {
      const role = await createRole(portal.db, `one-${at}`, [{ id: `one-${at}`, url }])
      holders.push({ url, ...(await createPerson(portal.db, { roles: [role] })) })
    }
    portal.clock.advance({ seconds: RIGHTS_KNOWN_S })
    for (const [at, { url, account }] of holders.entries()) {
      const expected = [...NEEDS].filter(([, of]) => of.includes(url)).map(([name]) => name)
      const some = guarded.filter(
        (route, index) => expected.includes(nameOfRoute(route)) || (index + at) % OTHERS === 0,
      )
      const codes = await codesOf(some, await portal.signInAs(account))
      const admitted = codes.filter(([, code]) => code !== errors.forbidden.code).map(([name]) => name)
      expect([url, admitted.sort()]).toEqual([url, expected.sort()])
    }
  }, 120_000)

  it('that reads or keeps a list needs one of its pages', async () => {
    const token = await portal.signInAs('wq01')
    const args = { viewId: 'v_query', name: '近期', filter: {}, tabs: [[]] }
    for (const [name] of [...KINDS].filter(([, kind]) => kind === 'list')) {
      const call = calls[name] ?? calls['lists.petitionList']
      const answer = call && (await portal.ask(call, args as CallArgs<typeof call>, { token }))
      expect([name, answer?.code]).toEqual([name, errors.forbidden.code])
    }
  })

  it('about a petition is one of those that the oracle judges', () => {
    const paths = routes.filter(route => ['petition', 'action'].includes(KINDS.get(nameOfRoute(route)) ?? ''))
    expect(paths.map(({ call }) => call.path).sort()).toEqual(EVERY_CALL.map(({ path }) => path).sort())
  })

  it('that a petition number travels to is about a petition, but the officer’s question who sees it', () => {
    const naming = routes.filter(({ call }) => 'petitionNo' in (call.args as unknown as { shape: object }).shape)
    const about = naming.filter(route => nameOfRoute(route) !== 'authorisation.whoSees')
    const kinds = about.map(route => KINDS.get(nameOfRoute(route)))
    expect(new Set(kinds)).toEqual(new Set(['petition', 'action']))
  })
})
