import { accept, recall, requestReturn, signFor, transfer } from '@portal/shared-lib/contract/actions'
import { buttonStatus } from '@portal/shared-lib/contract/buttons'
import { errors } from '@portal/shared-lib/contract/errors'
import { delivered, notice } from '../../test/answers'
import { type TestCase, useCases } from '../../test/cases'
import { dispatchArgs, HOUSING, LABOUR } from '../../test/dispatches'
import { usePortal } from '../../test/portal'
import { wallOff } from '../../test/walls'
import { findCaller } from '../people/identity/find-caller'
import { findPetition } from '../petitions/record/scope'
import { dayOf } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import { Refusal } from '../platform/refusal'
import { ACTIONS } from './actions'
import { readButtons } from './buttons'
import { act } from './engine/act'
import type { Action } from './engine/action'

const ACCOUNTS = ['zs01', 'zs05', 'zs06', 'zs07', 'zs08', 'al05', 'al06', 'rs12', 'rs13', 'rs14', 'zj12', 'ld15']
const WALK_LIMIT_MS = 600_000
/**
 * Share of the actions that each of them tries, drawn anew for each: together they try all of them several times.
 * `npm run prove -- calls` has each try all.
 */
const PRESSED = Number(process.env.PRESSED ?? 0.1)
const NOT_FOUND = '信访件不存在或您无权查看'
const FORBIDDEN = '您没有此项操作的权限，请联系管理员'
const RETURNED = { reason: '本单位不具有处理该事项的职权', suggestedUnit: '市住房和城乡建设局' }

/** What is done to a review stands on the review's page. */
const OF_CASES = ACTIONS.filter(({ of: proceeding }) => proceeding === undefined)

describe('The buttons of a case', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  const today = () => dayOf(portal.clock.now())
  const buttons = async (account: string, { petitionNo }: TestCase) =>
    portal.answerTo(buttonStatus, { petitionNo }, { token: await cases.tokenOf(account) })
  const button = async (account: string, letter: TestCase, action: string) =>
    (await buttons(account, letter)).find(row => row.action === action)

  it('are for those who may know of the case', async () => {
    const letter = await cases.letter()
    const ask = async (account: string) =>
      portal.ask(buttonStatus, { petitionNo: letter.petitionNo }, { token: await cases.tokenOf(account) })
    expect(await portal.ask(buttonStatus, { petitionNo: letter.petitionNo })).toMatchObject({
      code: errors.sessionEnded.code,
    })
    expect(await ask('rs12')).toMatchObject({ code: errors.notFound.code })
    expect(await ask('sys91')).toMatchObject({ code: errors.notFound.code })
    await wallOff(portal.db, letter.petitionNo, [])
    expect(await ask('zs05')).toMatchObject({ code: errors.notFound.code })
  })

  it('are not there without the permission, and say why where they cannot be pressed', async () => {
    const letter = await cases.letter()
    expect(await button('zs01', letter, 'transfer')).toBeUndefined()
    expect(await button('zs05', letter, 'transfer')).toEqual({
      code: 'bl:transfer',
      action: 'transfer',
      name: '转送',
      visible: 1,
      enabled: 1,
      reason: '',
      primary: 1,
    })
    expect(await button('zs05', letter, 'signFor')).toMatchObject({
      visible: 0,
      enabled: 0,
      reason: expect.stringContaining('不能签收'),
    })
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    expect(await button('zs05', letter, 'recall')).toMatchObject({ visible: 1, enabled: 1, primary: 0 })
    expect(await button('rs12', letter, 'signFor')).toMatchObject({ visible: 1, enabled: 1, primary: 1 })
  })

  it('without a permission of their own are for those alone who have something to do for them', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    await letter.act('rs12', signFor)
    await letter.act('rs12', accept, notice({ issuedOn: today(), ...delivered({ deliveredOn: today() }) }))
    expect(await button('rs12', letter, 'recordProgress')).toMatchObject({ visible: 1, enabled: 1 })
    expect(await button('rs12', letter, 'recordDelivery')).toBeUndefined()
    expect(await button('zs05', letter, 'recordProgress')).toBeUndefined()
    expect(await button('zs08', letter, 'recordProgress')).toBeUndefined()
  })

  it('of the answer are not shown to whoever co-handles', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR, HOUSING))
    await letter.act('zj12', signFor)
    const reason = '该件由主办单位答复信访人，协办单位请提交协办意见'
    expect(await button('zj12', letter, 'accept')).toMatchObject({ visible: 0, enabled: 0, reason })
    expect(await button('zj12', letter, 'answerCoHandling')).toMatchObject({ visible: 1, enabled: 1, primary: 1 })
  })

  /** What a case went through before its buttons are looked at. */
  const PATHS: readonly (readonly ((letter: TestCase) => Promise<unknown>)[])[] = [
    [],
    [letter => letter.act('zs05', transfer, dispatchArgs(LABOUR))],
    [letter => letter.act('zs05', transfer, dispatchArgs(LABOUR, HOUSING)), letter => letter.act('zj12', signFor)],
    [letter => letter.act('zs05', transfer, dispatchArgs(LABOUR)), letter => letter.act('rs12', signFor)],
    [
      letter => letter.act('zs05', transfer, dispatchArgs(LABOUR)),
      letter => letter.act('rs12', requestReturn, RETURNED),
    ],
    [
      letter => letter.act('zs05', transfer, dispatchArgs(LABOUR)),
      letter => letter.act('zs05', recall, { reason: '发送单位有误，需要重新分办' }),
    ],
  ]

  /** What the action itself says before it looks at its arguments: nothing where it would go on. */
  async function press(action: Action, caller: Caller, letter: TestCase): Promise<string> {
    const reached = new Error('It would go on')
    const stopping: Action = { ...action, check: () => Promise.reject(reached) }
    const args = { petitionNo: letter.petitionNo, version: await letter.version(), todoId: '' }
    const asked = { args, caller, services: portal.services, requestId: '', request: { ip: '' } }
    try {
      await portal.db.transaction().execute(db => act(stopping, { ...asked, db } as never))
    } catch (error) {
      if (error === reached) return ''
      if (error instanceof Refusal) return error.message
      throw error
    }
    throw new Error(`${action.name} was done`)
  }

  async function callersOf(account: string, chance: () => number): Promise<Caller[]> {
    const found = await findCaller(portal.services, await cases.tokenOf(account))
    if (!found) throw new Error(`${account} has no session`)
    const some = new Set(OF_CASES.map(({ button }) => button).filter(() => chance() < 0.7))
    return [found, { ...found, permissions: some }]
  }

  it.each(PATHS.map((path, at) => [at + 1, path] as const))(
    'never disagree with the action, whoever looks and with whatever permissions: path %i',
    async (seed, path) => {
      const chance = chances(seed)
      const letter = await cases.letter()
      for (const step of path) await step(letter)
      const asked = { petitionNo: letter.petitionNo, onBehalfOrgCode: '', todoId: '' }
      for (const account of ACCOUNTS)
        for (const caller of await callersOf(account, chance)) {
          const known = (await findPetition(portal.db, caller, letter.petitionNo)) !== undefined
          const shown = known ? await readButtons(portal.db, caller, asked, portal.clock.now()) : []
          for (const action of OF_CASES.filter(() => chance() < PRESSED)) {
            const row = shown.find(({ action: name }) => action.call.path === `api/petitions/${name}`)
            const pressed = await press(action, caller, letter)
            // Without a permission of its own it is not shown to whom nothing asks for it.
            const hidden = action.button === '' && pressed !== '' ? pressed : FORBIDDEN
            const expected = row ? row.reason : known ? hidden : NOT_FOUND
            expect([account, action.name, pressed]).toEqual([account, action.name, expected])
            expect(row?.enabled ?? 0).toBe(expected === '' ? 1 : 0)
          }
        }
    },
    WALK_LIMIT_MS,
  )

  // Last: those signed in before the clock moved are not signed in any longer.
  it('follow the clocks', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    portal.clock.advance({ hours: 24 * 20 })
    const tokens = { token: await portal.signInAs('rs12') }
    const late = await portal.answerTo(buttonStatus, { petitionNo: letter.petitionNo }, tokens)
    portal.clock.reset()
    expect(late.find(({ action }) => action === 'requestReturn')).toMatchObject({
      visible: 1,
      enabled: 0,
      reason: '已超过5个工作日异议期限',
    })
  })
})

/** The same numbers from 0 to 1 for the same seed. */
function chances(seed: number): () => number {
  let state = seed * 7919
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}
