import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { people } from '@portal/shared-lib/contract/people'
import { usePortal } from '../../../test/portal'

describe('People of a region', () => {
  const portal = usePortal({ database: 'demo' })
  let token = ''

  beforeAll(async () => {
    token = await portal.signInAs('zs01')
  })

  const CITY = '990100000000'
  const accounts = async (ask: CallArgs<typeof people>) =>
    (await portal.answerTo(people, { limit: 9999, ...ask }, { token })).list.map(({ loginAccount }) => loginAccount)

  it('are for those with a session', async () => {
    expect(await portal.ask(people, { regionCode: CITY })).toMatchObject({ code: errors.sessionEnded.code })
  })

  it('are asked for by a region or a name', async () => {
    const asked = await portal.ask(people, { userName: ' ' }, { token })
    expect(asked).toMatchObject({ code: errors.rule.code, message: '请选择收件人所在的行政区划节点' })
  })

  it('are those of its organisations, and of the regions below where that is wished', async () => {
    const here = await accounts({ regionCode: CITY })
    expect(here).toContain('rs13')
    expect(here).not.toContain('sd05')
    const below = await accounts({ regionCode: CITY, isIncludeLowerLever: 1 })
    expect(below).toEqual(expect.arrayContaining([...here, 'sd05']))
  })

  it('are found by name within the region, and everywhere without one', async () => {
    expect(await accounts({ regionCode: CITY, userName: '韩戊' })).toEqual(['rs13'])
    expect(await accounts({ userName: '韩戊' })).toEqual(['rs13'])
    expect(await accounts({ regionCode: '990000000000', userName: '韩戊' })).toEqual([])
  })

  it('are not those who left, and tell no more than who they are and where', async () => {
    await portal.db.updateTable('person').set({ in_use: false }).where('login_account', '=', 'rs12').execute()
    expect(await accounts({ regionCode: CITY })).not.toContain('rs12')
    const { list } = await portal.answerTo(people, { userName: '韩戊' }, { token })
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(['loginAccount', 'orgId', 'orgName', 'userName'])
  })
})
