import { type Call, JSON_FIELDS } from '@portal/shared-lib/contract/form'
import { wireNameOf } from '@portal/shared-lib/contract/names-of'
import { createPerson, createRole } from '../../../test/factories'
import { usePortal } from '../../../test/portal'
import { routes } from '../../start/routes'
import { calls } from './calls'
import { MAX_JSON_DEPTH } from './json-text'

type Part = 'json' | (typeof JSON_FIELDS)[number]

/** What is sent in a part of a call, as JSON. */
type Made = (field: string) => string

const PARTS: readonly Part[] = ['json', ...JSON_FIELDS]
const sent = Object.entries(calls).flatMap(([id, call]) =>
  PARTS.flatMap(part => (call.parts[part] ? [{ id, call, part }] : [])),
)

const TOGETHER = 40
/** Of the kinds below each call takes one in so many, the next call the next; `npm run prove -- calls` sends all to all. */
const EACH = Number(process.env.EACH ?? 3)

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const firstField = (call: Call, part: Part) =>
  Object.entries(call.parts[part] ?? {}).map(([name, schema]) => wireNameOf(schema) ?? name)[0] ?? 'a'

describe('JSON that was made to hurt', () => {
  const portal = usePortal()
  let token: string

  beforeAll(async () => {
    const needs = new Set(routes.flatMap(route => [...route.needs]))
    const role = await createRole(
      portal.db,
      'everything',
      [...needs].map(url => ({ url })),
    )
    const { account } = await createPerson(portal.db, { roles: [role] })
    token = await portal.signInAs(account)
  })

  function send({ call, part }: (typeof sent)[number], text: string, as: string | undefined) {
    const authorization = as && { Authorization: `Bearer ${as}` }
    if (part !== 'json') {
      const body = new URLSearchParams([[part, text]])
      return portal.send(call.path, { method: 'POST', body, headers: { ...authorization } })
    }
    const headers = { 'Content-Type': 'application/json', ...authorization }
    return portal.send(call.path, { method: 'POST', body: text, headers })
  }

  /** The answers of calls that take JSON, of all where none are named. */
  async function answersTo(made: Made, as?: string, some = sent) {
    const answers = []
    // All at once they would keep each other waiting for longer than a call waits for the database.
    for (let at = 0; at < some.length; at += TOGETHER)
      answers.push(...(await Promise.all(some.slice(at, at + TOGETHER).map(one => answerTo(one, made, as)))))
    return answers
  }

  async function answerTo(one: (typeof sent)[number], made: Made, as: string | undefined) {
    const response = await send(one, made(firstField(one.call, one.part)), as)
    const { code, message }: { code: number; message: string } = await response.json()
    return { ...one, code, message, status: response.status }
  }

  const faults = (answers: Awaited<ReturnType<typeof answersTo>>) =>
    answers.filter(({ status }) => status !== 200).map(({ id }) => id)

  const tooDeep: Made = field => `{"${field}":${nested(20_000)}}`

  it('is refused by every call where it is nested too deep, and the refusal says so', async () => {
    const answers = await answersTo(tooDeep, token)
    expect(faults(answers)).toEqual([])
    const told = answers.filter(({ message }) => message.endsWith(` 嵌套超过${MAX_JSON_DEPTH}层`))
    expect(told.map(({ id }) => id)).toEqual(sent.map(({ id }) => id))
  })

  it('is no fault of any call without a session', async () => {
    const answers = await answersTo(tooDeep)
    expect(faults(answers)).toEqual([])
    expect(answers.filter(({ call, code }) => code !== (call.open ? 4000 : -1)).map(({ id }) => id)).toEqual([])
  })

  const KINDS: readonly (readonly [string, Made])[] = [
    ['keys that reach for a prototype', field => `{"${field}":{"__proto__":{"a":1},"constructor":{"prototype":{}}}}`],
    ['such a key itself', () => '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'],
    ['numbers beyond all numbers', field => `{"${field}":1e999,"pageNumber":1e999,"limit":-1e999}`],
    ['the largest numbers', field => `{"${field}":9007199254740991,"pageNumber":9007199254740991,"limit":9999}`],
    ['a list of twenty thousand', field => `{"${field}":[${Array(20_000).fill('{}').join(',')}]}`],
    ['names of fields without end', field => `{"${field}":{"${'x'.repeat(50_000)}":1}}`],
    ['halves of signs', field => `{"${field}":"\\ud800","\\udc00":1}`],
  ]

  it.each(KINDS.map(([name, made], kind) => [name, made, kind] as const))(
    'is no fault of any call with %s',
    async (_, made, kind) => {
      const some = sent.filter((__, at) => (at + kind) % EACH === 0)
      expect(faults(await answersTo(made, token, some))).toEqual([])
    },
  )

  it('leaves the prototype of all objects alone', () => {
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
    expect(Reflect.get({}, 'a')).toBeUndefined()
  })
})
