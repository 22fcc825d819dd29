import type { CallArgs } from '@portal/shared-lib/contract/form'
import * as contract from '@portal/shared-lib/contract/official-documents'
import { OFFICIAL_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-document'
import { sql } from 'kysely'
import { TODAY } from '../../test/answers'
import { useCases } from '../../test/cases'
import { createClient } from '../../test/client'
import { countingDatabase } from '../../test/counting'
import { LABOUR } from '../../test/dispatches'
import { workOff } from '../../test/jobs'
import { itLong } from '../../test/long'
import { useDocuments, WORDS } from '../../test/official-documents'
import { usePortal } from '../../test/portal'
import { buildApp } from '../start/app'
import { deliverBatch } from './deliver'

/** A thousand with `npm run prove -- long`. */
const MANY = process.env.LONG ? 1000 : 200
const LONGEST_MS = 120_000
const BATCH = 50

describe(`A document to ${MANY} receivers`, () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { sealed, keepSeal, as } = useDocuments(portal, cases)
  beforeAll(async () => {
    portal.clock.stopAt(`${TODAY}T09:00:00+08:00`)
    await keepSeal()
    await sql`insert into organisation (id, company_name, doc_short_name, org_code, region_code, sub_level_code, sub_system_code)
      select 'many-' || n, '受文单位' || n, '受文' || n, 'MANY' || n, region_code, sub_level_code, sub_system_code
      from organisation, generate_series(1, ${MANY - 1}) as n where organisation.id = ${LABOUR}`.execute(portal.db)
    await sql`insert into department (id, org_id, dept_name) select 'many-' || n || '-d', 'many-' || n, '办公室'
      from generate_series(1, ${MANY - 1}) as n`.execute(portal.db)
    await sql`analyze organisation, department`.execute(portal.db)
  })
  afterAll(() => portal.clock.reset())

  const receivers = [
    { orgId: LABOUR },
    ...Array.from({ length: MANY - 1 }, (_, index) => ({ orgId: `many-${index + 1}` })),
  ]
  const delivery = async (id: string) => await portal.answerTo(contract.deliveryOf, { id }, await as('zs08'))
  const todosOf = async (id: string) => {
    const { rows } = await sql<{ ref_id: string; count: number }>`select ref_id, count(*)::int as count from todo
      where todo_type = 'document' and ref_id like ${`${id}-%`} and done_at is null group by ref_id`.execute(portal.db)
    return rows
  }

  it(
    'is answered at once, goes on where a server was killed, and reaches everybody once',
    async () => {
      const one = await sealed({ receivers })
      await one.act('zs16', contract.send, {})
      // It is answered before anybody has it.
      expect(await delivery(one.id)).toEqual({ total: MANY, delivered: 0, failed: 0, isRunning: true })
      expect(await one.buttons('rs12')).toBe('unknown')

      await deliverBatch(portal.services, one.id)
      const killed = { ...portal.services, now: () => failAfter(BATCH) }
      await expect(deliverBatch(killed, one.id)).rejects.toThrow('killed')
      expect(await delivery(one.id)).toMatchObject({ delivered: BATCH, isRunning: true })
      expect(await one.buttons('rs12')).toContain('sign')

      await Promise.all([workOff(portal.services, 'short'), deliverBatch(portal.services, one.id)])
      expect(await delivery(one.id)).toEqual({ total: MANY, delivered: MANY, failed: 0, isRunning: false })
      const todos = await todosOf(one.id)
      expect(todos).toHaveLength(MANY)
      expect(todos.filter(({ count }) => count !== 1)).toEqual([])
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from message
      where person_id = 'demo-rs12' and content like ${`%${(await one.row()).document_no}%`}`.execute(portal.db)
      expect(rows[0]?.count).toBe(1)
    },
    LONGEST_MS,
  )

  const failAfter = (_count: number): Date => {
    throw new Error('killed')
  }

  it(
    'stops where it is recalled in between, and takes back what was delivered',
    async () => {
      const one = await sealed({ receivers })
      await one.act('zs16', contract.send, {})
      await deliverBatch(portal.services, one.id)
      expect(await todosOf(one.id)).toHaveLength(BATCH)
      await one.act('zs16', contract.recall, { words: WORDS })
      await workOff(portal.services, 'short')
      expect(await todosOf(one.id)).toEqual([])
      expect(await delivery(one.id)).toMatchObject({ delivered: 0, isRunning: false })
      expect(await one.buttons('rs12')).toBe('unknown')
    },
    LONGEST_MS,
  )

  it(
    'shows its receivers by pages, by name, and by what each figure counts',
    async () => {
      const one = await sealed({ receivers: [...receivers, { name: '某某律师事务所', copied: true }] })
      await one.act('zs16', contract.send, {})
      await workOff(portal.services, 'short')
      await one.act('rs12', contract.sign, {})
      const read = async (more: Partial<CallArgs<typeof contract.receiversOf>> = {}, who = 'zs08') =>
        await portal.answerTo(contract.receiversOf, { id: one.id, limit: 60, ...more }, await as(who))
      const seqs: number[] = []
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await read(cursor ? { cursor } : {})
        seqs.push(...page.list.map(({ seq }) => seq))
        cursor = page.next
      }
      expect(seqs).toEqual(Array.from({ length: MANY + 1 }, (_, index) => index + 1))
      const { counts } = await read()
      expect(counts).toEqual({ all: MANY + 1, waiting: MANY, signed: 1, done: 0, late: 0, failed: 0 })
      expect(await read({ filter: 'signed' })).toMatchObject({ total: 1, list: [{ orgId: LABOUR, signer: '沈丁兰' }] })
      expect((await read({ words: '受文单位19' })).counts.all).toBe(11)
      portal.clock.stopAt('2027-01-15T09:00:00+08:00')
      expect((await read({ filter: 'late' }, 'zs08')).total).toBe(MANY - 1)
      portal.clock.stopAt(`${TODAY}T09:00:00+08:00`)
      // Those to be recorded come with the document, whichever place they have.
      const { receiverList } = await one.read('zs08')
      expect(receiverList.map(({ seq }) => seq)).toEqual([...Array.from({ length: 50 }, (_, at) => at + 1), MANY + 1])
      expect(await portal.ask(contract.receiversOf, { id: one.id, cursor: 'x' }, await as('zs08'))).not.toMatchObject({
        code: 0,
      })
    },
    LONGEST_MS,
  )

  itLong(
    'is urged, recalled and made void by as many statements as one to fifty, but for what is kept',
    async () => {
      const counting = countingDatabase(portal.services.databaseUrl)
      const app = await buildApp({ ...portal.services, db: counting.db }, { keepsHouse: false })
      const origin = await app.listen({ host: '127.0.0.1', port: 0 })
      const { ask } = createClient(origin + portal.services.config.basePath, portal.services)
      type Call = typeof contract.recall | typeof contract.urge
      const statementsOf = async (receiverCount: number) => {
        const one = await sealed({ receivers: receivers.slice(0, receiverCount) })
        const sending = async () => {
          await one.act('zs16', contract.send, {})
          await workOff(portal.services, 'short')
        }
        const counted = async (who: string, call: Call) => {
          const { id, version } = await one.row()
          const token = await as(who)
          const heard = await counting.during(async () =>
            expect(await ask(call, { id, version, words: WORDS }, token)).toMatchObject({ code: 0 }),
          )
          return heard.length
        }
        await sending()
        const [urged, recalled] = [await counted('zs08', contract.urge), await counted('zs16', contract.recall)]
        expect(await todosOf(one.id)).toEqual([])
        await sending()
        return { urged, recalled, voided: await counted('zs16', contract.cancel as never) }
      }
      try {
        await statementsOf(2)
        const few = await statementsOf(BATCH)
        const many = await statementsOf(MANY)
        // Who works in the departments of a batch is kept by the server, and read for all of them at once.
        for (const act of ['urged', 'recalled', 'voided'] as const) expect(many[act] - few[act]).toBeLessThanOrEqual(1)
      } finally {
        app.server.closeAllConnections()
        await app.close()
        await counting.end()
      }
    },
    LONGEST_MS,
  )

  it('says why somebody could not be delivered to, and tries again when asked', async () => {
    const one = await sealed({ receivers: receivers.slice(0, BATCH) })
    const setInUse = (in_use: boolean) =>
      portal.db.updateTable('organisation').set({ in_use }).where('id', '=', 'many-3').execute()
    await setInUse(false)
    await one.act('zs16', contract.send, {})
    await workOff(portal.services, 'short')
    expect(await delivery(one.id)).toMatchObject({ delivered: BATCH - 1, failed: 1, isRunning: false })
    const { receiverList } = await one.read('zs08')
    expect(receiverList.filter(({ failure }) => failure !== '')).toMatchObject([
      { orgId: 'many-3', failure: TEXTS.notInUse('受文单位3'), deliveredAt: null },
    ])
    await setInUse(true)
    await one.act('zs16', contract.redeliver, {})
    await workOff(portal.services, 'short')
    expect(await delivery(one.id)).toMatchObject({ delivered: BATCH, failed: 0 })
    expect(await one.refusal('zs16', contract.redeliver, {})).toBe(TEXTS.deliveredAll)
  })
})
