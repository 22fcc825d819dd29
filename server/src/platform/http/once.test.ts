import { randomUUID } from 'node:crypto'
import { call } from '@portal/shared-lib/contract/form'
import { z } from 'zod'
import { createPerson } from '../../../test/factories'
import { usePortal } from '../../../test/portal'
import { recordAudit } from '../audit/record'
import { refuseRule } from '../refusal'
import { route } from '../route'
import { forgetAnswers } from './forget-answers'

const json = { note: z.string(), refuse: z.boolean().default(false) }
const write = call('POST', 'api/tests/write', { writes: true, json, answer: z.object({ no: z.number() }) })
const other = call('POST', 'api/tests/other', { writes: true, json: {}, answer: z.null() })

const SLOW_MS = 150
let served = 0

const routes = [
  route(write, [], async ({ args, db, requestId }) => {
    served += 1
    const no = served
    await recordAudit(db, { action: 'test', objectId: args.note, requestId })
    await new Promise(resolve => setTimeout(resolve, SLOW_MS))
    if (args.refuse && no % 2 === 1) refuseRule('不行')
    return { no }
  }),
  route(other, [], async () => null),
]

describe('A write', () => {
  const portal = usePortal({ routes })
  let token: string

  beforeAll(async () => {
    token = await portal.signInAs((await createPerson(portal.db)).account)
  })

  const effects = async (note: string) =>
    (await portal.db.selectFrom('audit').where('object_id', '=', note).select('request_id').execute()).length

  it('that is sent again gets the same answer and has no second effect', async () => {
    const requestId = randomUUID()
    const first = await portal.ask(write, { note: 'twice' }, { token, requestId })
    expect(await portal.ask(write, { note: 'twice' }, { token, requestId: requestId.toUpperCase() })).toEqual(first)
    expect(await effects('twice')).toBe(1)
  })

  it('that is sent many times at once has one effect, and all get the same answer', async () => {
    const requestId = randomUUID()
    const asked = Array.from({ length: 6 }, () => portal.ask(write, { note: 'at once' }, { token, requestId }))
    const answers = await Promise.all(asked)
    expect(new Set(answers.map(({ data }) => data?.no)).size).toBe(1)
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0, 0])
    expect(await effects('at once')).toBe(1)
  })

  it('that was refused has no effect and may be tried again under the same id', async () => {
    const requestId = randomUUID()
    served = 0
    const args = { note: 'refused', refuse: true }
    expect(await portal.ask(write, args, { token, requestId })).toEqual({ code: 4002, message: '不行', data: null })
    expect(await effects('refused')).toBe(0)
    expect(await portal.ask(write, args, { token, requestId })).toMatchObject({ code: 0 })
    expect(await effects('refused')).toBe(1)
  })

  it('that waited for one that is refused takes its place', async () => {
    const requestId = randomUUID()
    served = 0
    const args = { note: 'waited', refuse: true }
    const both = await Promise.all([1, 2].map(() => portal.ask(write, args, { token, requestId })))
    expect(both.map(({ code }) => code).sort()).toEqual([0, 4002])
    expect(await effects('waited')).toBe(1)
  })

  it('has an id of its own for each person', async () => {
    const requestId = randomUUID()
    const another = await portal.signInAs((await createPerson(portal.db)).account)
    const first = await portal.ask(write, { note: 'mine' }, { token, requestId })
    expect(await portal.ask(write, { note: 'mine' }, { token: another, requestId })).not.toEqual(first)
    expect(await effects('mine')).toBe(2)
  })

  it('is refused under the id of another call', async () => {
    const requestId = randomUUID()
    await portal.ask(write, { note: 'reused' }, { token, requestId })
    const message = '参数格式错误：X-Request-Id 已用于其他操作'
    expect(await portal.ask(other, {}, { token, requestId })).toEqual({ code: 4000, message, data: null })
  })

  it.each(['1', "x' or 1=1", '00000000-0000-0000-0000-00000000000g'])('is refused under the id %s', async requestId => {
    const refused = { code: 4000, message: '参数格式错误：X-Request-Id', data: null }
    expect(await portal.ask(write, { note: 'bad id' }, { token, requestId })).toEqual(refused)
    expect(await effects('bad id')).toBe(0)
  })

  it('without an id happens each time', async () => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
    for (const body of ['{"note":"no id"}', '{"note":"no id"}'])
      await portal.send(write.path, { method: 'POST', body, headers })
    expect(await effects('no id')).toBe(2)
  })

  it('is forgotten after a day', async () => {
    const requestId = randomUUID()
    await portal.ask(write, { note: 'forgotten' }, { token, requestId })
    const remembered = () =>
      portal.db.selectFrom('answered_request').where('request_id', '=', requestId).selectAll().execute()
    await forgetAnswers(portal.services)
    expect(await remembered()).toHaveLength(1)
    portal.clock.advance({ hours: 24, seconds: 1 })
    await forgetAnswers(portal.services)
    expect(await remembered()).toHaveLength(0)
    portal.clock.reset()
  })
})
