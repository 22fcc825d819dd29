import { buttonStatus } from '@portal/shared-lib/contract/buttons'
import { submissions, tabCounts } from '@portal/shared-lib/contract/cases'
import { clocks } from '@portal/shared-lib/contract/clocks'
import { errors } from '@portal/shared-lib/contract/errors'
import type { Call } from '@portal/shared-lib/contract/form'
import { openedCase } from '@portal/shared-lib/contract/opened-case'
import { petition, timeline } from '@portal/shared-lib/contract/petitions'
import { petitionTodo } from '@portal/shared-lib/contract/todos'
import { answering, TODAY } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'
import { wallOff } from '../../../test/walls'
import { CASE_OPENED } from '../../petitions/access/access-alarm'

describe('What a case shows first', () => {
  const portal = usePortal({ database: 'demo' })
  const letters = useCases(portal)
  const { signed, answered } = answering(portal, letters)

  beforeEach(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  const asked = async (account: string, call: Call, args: object) =>
    await portal.ask(call, args as never, { token: await letters.tokenOf(account) })
  const opened = async (account: string, petitionNo: string) => await asked(account, openedCase, { petitionNo })
  const audited = async (petitionNo: string) =>
    (await portal.db.selectFrom('audit').where('object_id', '=', petitionNo).select('action').execute()).filter(
      ({ action }) => action === CASE_OPENED,
    ).length

  it.each(['zs05', 'rs12', 'rs13', 'zs07'])('is for %s what each call answers by itself', async account => {
    const { petitionNo } = await answered(await signed())
    const { data } = await opened(account, petitionNo)
    const parts = { petition, buttons: buttonStatus, timeline, clocks, submissions, todo: petitionTodo, tabCounts }
    const each: Record<string, unknown> = {}
    for (const [name, call] of Object.entries(parts)) each[name] = (await asked(account, call, { petitionNo })).data
    expect(Object.keys(each)).toHaveLength(7)
    expect(data).toEqual(each)
  })

  it('is noted once as opened', async () => {
    const { petitionNo } = await answered(await signed())
    const before = await audited(petitionNo)
    await opened('zs05', petitionNo)
    expect(await audited(petitionNo)).toBe(before + 1)
  })

  it('is refused to whoever may not know of it, as if there was none, and not noted', async () => {
    const { petitionNo } = await answered(await signed())
    await wallOff(portal.db, petitionNo, ['demo-zs05'])
    const before = await audited(petitionNo)
    const { code, data } = await opened('zs07', petitionNo)
    expect([code, data]).toEqual([errors.notFound.code, null])
    expect(await audited(petitionNo)).toBe(before)
  })
})
