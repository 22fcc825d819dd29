import { correct, signFor, transfer } from '@portal/shared-lib/contract/actions'
import { registeredForm } from '@portal/shared-lib/contract/correction'
import { departmentTodos } from '@portal/shared-lib/contract/counters'
import { duplicates } from '@portal/shared-lib/contract/duplicates'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { petition } from '@portal/shared-lib/contract/petitions'
import { register } from '@portal/shared-lib/contract/registration'
import { useCases } from '../../../test/cases'
import { dispatchArgs, HOUSING, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'
import { personArgs, type RegistrationArgs, registrationArgs } from '../../../test/registrations'

const UNKNOWN = '信访件不存在或您无权查看'
/** The registrar, the department's caseworkers, its head, the leader who approves. */
const OWN_CIRCLE = ['demo-zs01', 'demo-zs05', 'demo-zs06', 'demo-zs07', 'demo-zz01']
const UNIT_CIRCLE = ['demo-rs12', 'demo-rs13', 'demo-rs14']

describe('An accusation', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  const accusing = (more: Partial<RegistrationArgs> = {}): RegistrationArgs =>
    registrationArgs({
      purpose: '02',
      persons: [personArgs(), { role: '6', name: '万癸某' }],
      ...more,
    })
  async function registered(args: RegistrationArgs, account = 'zs01') {
    const { petitionNo } = await portal.answerTo(register, args, { token: await cases.tokenOf(account) })
    return cases.caseOf(petitionNo)
  }
  const accessListOf = async (petitionNo: string) => {
    const of = portal.db.selectFrom('petition_access').innerJoin('petition', 'petition.id', 'petition_id')
    const rows = await of.where('petition_no', '=', petitionNo).orderBy('person_id').select('person_id').execute()
    return rows.map(({ person_id }) => person_id)
  }
  const isWalled = async (petitionNo: string) => {
    const of = portal.db.selectFrom('petition').where('petition_no', '=', petitionNo)
    return (await of.select('walled_off').executeTakeFirstOrThrow()).walled_off
  }
  const codeFor = async (account: string, petitionNo: string) =>
    (await portal.ask(petition, { petitionNo }, { token: await cases.tokenOf(account) })).code
  const accusedOf = { role: '6', name: '万癸某' } as const

  it.each([
    ['by purpose', {}],
    ['by legal class', { purpose: '03', legalClass: '2' as const }],
  ])('is walled as it is registered, %s', async (_, more) => {
    const { petitionNo } = await registered(accusing(more))
    expect([await isWalled(petitionNo), await accessListOf(petitionNo)]).toEqual([true, OWN_CIRCLE])
    for (const account of ['zs01', 'zs05', 'zs06', 'zs07']) expect(await codeFor(account, petitionNo)).toBe(0)
    for (const account of ['mm01', 'zs08', 'zs11', 'zs12', 'al05', 'ld15']) {
      expect([account, await codeFor(account, petitionNo)]).not.toEqual([account, 0])
    }
  })

  it('is in no list, counter or search for duplicates of others', async () => {
    const before = await shownTo('zs05')
    const args = accusing()
    const { petitionNo } = await registered(args)
    const stranger = 'zs11'
    const seen = await shownTo('zs05')
    expect([seen.numbers.includes(petitionNo), seen.count]).toEqual([true, before.count + 1])
    expect((await shownTo(stranger)).numbers).not.toContain(petitionNo)
    const found = await portal.answerTo(duplicates, args as never, { token: await cases.tokenOf(stranger) })
    expect(JSON.stringify(found)).not.toContain(petitionNo)
  })
  async function shownTo(account: string) {
    const token = await cases.tokenOf(account)
    const { list } = await portal.answerTo(petitionList, { viewId: 'v_dbx_depart', limit: 999 }, { token })
    const { total } = await portal.answerTo(departmentTodos, {}, { token })
    return { numbers: list.map(({ xfjbh }) => xfjbh), count: total }
  }

  it('nobody is told of who is accused in it, or works for who is', async () => {
    const { petitionNo } = await registered(accusing({ persons: [personArgs(), { ...accusedOf, name: '周戊汀' }] }))
    expect(await accessListOf(petitionNo)).toEqual(OWN_CIRCLE.filter(id => id !== 'demo-zs05'))
  })

  it('is known, where it is sent, to those who work on accusations there, and lies with their department', async () => {
    const letter = await registered(accusing())
    await letter.act('zs05', transfer, { ...dispatchArgs(LABOUR), legalClass: '2', route: '', mode: '010400' })
    expect(await letter.todos()).toEqual([`signFor ${LABOUR}`])
    expect(await accessListOf(letter.petitionNo)).toEqual([...OWN_CIRCLE, ...UNIT_CIRCLE].toSorted())
    expect(await letter.refusal('zj12', signFor)).toBe(UNKNOWN)
    await letter.act('rs12', signFor)
  })

  it('is known there to those alone who are named', async () => {
    const letter = await registered(accusing())
    const receivers = [{ orgId: LABOUR, isLead: true, accessList: ['demo-rs13'] }]
    await letter.act('zs05', transfer, {
      ...dispatchArgs(LABOUR),
      legalClass: '2',
      route: '',
      receivers,
      mode: '010400',
    })
    expect(await accessListOf(letter.petitionNo)).toEqual([...OWN_CIRCLE, 'demo-rs13'].toSorted())
  })

  it('is walled as it becomes one by the class that its dispatch gives it', async () => {
    const letter = await registered(registrationArgs())
    expect(await codeFor('zs08', letter.petitionNo)).toBe(0)
    await letter.act('zs05', transfer, { ...dispatchArgs(HOUSING), legalClass: '2', route: '', mode: '010400' })
    expect(await isWalled(letter.petitionNo)).toBe(true)
    expect(await codeFor('zs08', letter.petitionNo)).not.toBe(0)
    expect(await accessListOf(letter.petitionNo)).toEqual(
      [...OWN_CIRCLE, 'demo-zj12', 'demo-zj13', 'demo-zj14'].toSorted(),
    )
  })

  it('is walled as a correction makes it one, and stays so when another takes it back', async () => {
    const letter = await registered(registrationArgs())
    const { petitionNo } = letter
    const as = { token: await cases.tokenOf('zs01') }
    const change = async (more: Partial<RegistrationArgs>) => {
      const { form, values } = await portal.answerTo(registeredForm, { petitionNo }, as)
      await letter.act('zs01', correct, { ...values, form, reason: '来信人补充说明。', ...more } as never)
    }
    await change({ purpose: '02', persons: [personArgs(), { ...accusedOf, name: '吴己莲' }] })
    expect([await isWalled(petitionNo), await accessListOf(petitionNo)]).toEqual([
      true,
      OWN_CIRCLE.filter(id => id !== 'demo-zs06'),
    ])
    await change({ persons: [personArgs(), { ...accusedOf, name: '周戊汀' }] })
    expect(await accessListOf(petitionNo)).not.toContain('demo-zs05')
    await change({ purpose: '03' })
    expect([await isWalled(petitionNo), await codeFor('zs08', petitionNo)]).toEqual([true, expect.any(Number)])
    expect(await codeFor('zs08', petitionNo)).not.toBe(0)
  })

  it('is stored without its wall by no act at all', async () => {
    const letter = await registered(registrationArgs())
    const row = portal.db.updateTable('petition').where('petition_no', '=', letter.petitionNo)
    await expect(row.set({ purpose: '02' }).execute()).rejects.toThrow('accusation_is_walled')
  })

  it('of the demonstration is walled, each', async () => {
    const all = portal.db.selectFrom('petition').where('petition_no', '<>', '')
    const rows = await all
      .where(eb => eb.or([eb('purpose', '=', '02'), eb('legal_class', '=', '2')]))
      .select('walled_off')
      .execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(row => row.walled_off)).toBe(true)
  })
})
