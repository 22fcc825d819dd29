import { transfer } from '@portal/shared-lib/contract/actions'
import { sql } from 'kysely'
import { findFaults } from '../../../fixtures/load/check'
import { useCases } from '../../../test/cases'
import { dispatchArgs, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'
import { wallOff } from '../../../test/walls'
import type { Db } from '../../platform/database/connect'

const CITY = '990100000-zf'
const BUREAU = '990000000-xf'

describe('In whose reach a petition is written down to be', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  let id = ''

  const reach = () => portal.db.selectFrom('petition_reach').where('petition_id', '=', Number(id))
  const partiesOf = async () => {
    const rows = reach().innerJoin('party', 'party.id', 'petition_reach.party')
    return (await rows.select('name').execute()).map(({ name }) => name)
  }
  const keysOf = async () => {
    const isNumbered = sql<boolean>`registered_at is not null`.as('numbered')
    return await reach().distinct().select([isNumbered, 'guarded', 'due_at', 'closed_at']).execute()
  }
  const faults = async () => (await findFaults(portal.db)).filter(fault => fault.includes('reach'))
  const todoOf = (db: Db, personId: string) =>
    db
      .insertInto('todo')
      .values({
        province_code: '99',
        family: 'db',
        todo_type: 'handle',
        petition_id: id,
        person_id: personId,
        org_id: BUREAU,
        dept_id: `${BUREAU}-3`,
        source_org_id: BUREAU,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  const give = (db: Db, todoId: string, personId: string) =>
    db.updateTable('todo').set({ person_id: personId }).where('id', '=', todoId).execute()
  const move = (change: { parent1_id?: string; parent3_id?: string }) =>
    portal.db.updateTable('organisation').set(change).where('id', '=', LABOUR).execute()

  /** A letter of the province's bureau with the labour office of 安澜市. */
  beforeEach(async () => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    const petitions = portal.db.selectFrom('petition').where('petition_no', '=', letter.petitionNo)
    id = (await petitions.select('id').executeTakeFirstOrThrow()).id
  })

  afterEach(async () => expect(await faults()).toEqual([]))

  it('follows who registered, sent and received it, in their departments, and above them', async () => {
    const parties = await partiesOf()
    const people = ['person:demo-zs01', 'person:demo-zs05', `dept:${BUREAU}-3`, `dept:${LABOUR}-3`]
    const offices = [`org:${BUREAU}`, `org:${LABOUR}`, `tree:${CITY}`, 'region:99', 'region:9901', 'region:990121']
    expect(parties).toEqual(expect.arrayContaining([...people, ...offices]))
    expect(new Set(parties).size).toBe(parties.length)
  })

  it('follows a to-do from hand to hand', async () => {
    const todo = await todoOf(portal.db, 'demo-zj14')
    expect(await partiesOf()).toContain('person:demo-zj14')
    await give(portal.db, todo.id, 'demo-zj12')
    expect(await partiesOf()).not.toContain('person:demo-zj14')
    await portal.db.deleteFrom('todo').where('id', '=', todo.id).execute()
    expect(await partiesOf()).not.toContain('person:demo-zj12')
  })

  it('keeps whoever is given something while something else of theirs is taken away', async () => {
    const todo = await todoOf(portal.db, 'demo-zj14')
    const other = connectedTransaction()
    await other.begun
    await portal.db.transaction().execute(async db => {
      await give(db, todo.id, 'demo-zj12')
      other.goOn()
      await untilSomebodyWaits(db)
    })
    await other.done
    expect(await partiesOf()).toEqual(expect.arrayContaining(['person:demo-zj14', 'person:demo-zj12']))
  })

  /** Another one at the same time, which gives zj14 something. */
  function connectedTransaction() {
    let begin = () => {}
    let goOn = () => {}
    const begun = new Promise<void>(resolve => (begin = resolve))
    const told = new Promise<void>(resolve => (goOn = resolve))
    const done = portal.db.transaction().execute(async db => {
      await sql`select 1`.execute(db)
      begin()
      await told
      await todoOf(db, 'demo-zj14')
    })
    return { begun, goOn: () => goOn(), done }
  }

  async function untilSomebodyWaits(db: Db): Promise<void> {
    for (;;) {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      if (rows.length > 0) return
    }
  }

  it('follows the place it is about', async () => {
    const place = { place_region: '990200000000' }
    await portal.db.updateTable('petition').set(place).where('id', '=', id).execute()
    expect(await partiesOf()).toContain('region:9902')
    expect(await partiesOf()).not.toContain('region:990121')
  })

  it('follows an organisation that is set under another one, or watched by another one', async () => {
    const before = portal.db.selectFrom('organisation').where('id', '=', LABOUR).select(['parent1_id', 'parent3_id'])
    const { parent1_id, parent3_id } = await before.executeTakeFirstOrThrow()
    await move({ parent1_id: '990200000-zf', parent3_id: '990200000-xf' })
    expect(await partiesOf()).toEqual(expect.arrayContaining(['tree:990200000-zf', 'watch:990200000-xf']))
    expect(await partiesOf()).not.toContain(`tree:${CITY}`)
    expect(await faults()).toEqual([])
    await move({ parent1_id: parent1_id ?? '', parent3_id: parent3_id ?? '' })
    expect(await partiesOf()).toContain(`tree:${CITY}`)
  })

  it('knows by what lists are ordered, and of whom it is to be asked who may know', async () => {
    const [before] = await keysOf()
    expect(before).toMatchObject({ numbered: true, guarded: false, closed_at: null })
    const at = new Date('2026-11-20T01:02:03Z')
    await portal.db.updateTable('petition').set({ due_at: null, closed_at: at }).where('id', '=', id).execute()
    const { petition_no } = await portal.db
      .selectFrom('petition')
      .where('id', '=', id)
      .select('petition_no')
      .executeTakeFirstOrThrow()
    await wallOff(portal.db, petition_no, ['demo-zs05'])
    expect(await keysOf()).toEqual([{ numbered: true, guarded: true, due_at: null, closed_at: at }])
  })
})
