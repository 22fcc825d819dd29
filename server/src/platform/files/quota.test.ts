import { randomUUID } from 'node:crypto'
import { addPiece, beginUpload, finishUpload, stage } from '@portal/shared-lib/contract/files'
import { createPerson } from '../../../test/factories'
import { usePortal } from '../../../test/portal'
import { pieceOf, refusedBy } from '../../../test/uploads'
import { setParameter } from '../../screens/parameters/set'
import { QUOTA_PARAMETER } from './quota'
import { sweepFiles } from './sweep'

const MB = 1024 * 1024
/** In which the factory's people work. */
const COUNTY = '990102000000'
const TODAY = refusedBy('您今天上传的文件已达到上限（3MB），请明天再上传，或联系系统管理员')
const UNUSED = refusedBy('您已上传但尚未使用的文件过多（上限2MB），请先提交或删除不用的附件，再继续上传')

describe('What one person may send', () => {
  const portal = usePortal()
  let account: string
  let token: string
  let personId: string

  beforeAll(async () => {
    await createPerson(portal.db)
    const value = JSON.stringify({ unused: 2, daily: 3 })
    await setParameter(portal.db, { name: QUOTA_PARAMETER, regionCode: COUNTY, value, validFrom: '2020-01-01' })
  })
  beforeEach(async () => {
    const created = await createPerson(portal.db)
    account = created.account
    token = await portal.signInAs(account)
    personId = created.id
  })
  afterEach(() => portal.clock.reset())

  const send = (mb: number) =>
    portal.ask(stage, {}, { token, file: { name: 'a.txt', content: randomUUID().padEnd(mb * MB, 'x') } })
  const begin = (mb: number) => portal.ask(beginUpload, { name: 'a.txt', size: mb * MB }, { token })
  const use = () => portal.db.updateTable('file').set({ state: 'kept' }).where('uploaded_by', '=', personId).execute()

  it('is limited while nothing has it', async () => {
    expect(await send(1.5)).toMatchObject({ code: 0 })
    expect([await send(1), await begin(1)]).toEqual([UNUSED, UNUSED])
    expect(await begin(0.25)).toMatchObject({ code: 0 })
    expect(await send(0.5)).toEqual(UNUSED)
    await use()
    expect(await send(1)).toMatchObject({ code: 0 })
  })

  it('is limited by day, whatever became of it', async () => {
    for (const mb of [1.5, 1.25]) {
      expect(await send(mb)).toMatchObject({ code: 0 })
      await portal.db.deleteFrom('file').where('uploaded_by', '=', personId).execute()
    }
    expect([await send(1), await begin(1)]).toEqual([TODAY, TODAY])
    portal.clock.advance({ hours: 24 })
    token = await portal.signInAs(account)
    expect(await send(1)).toMatchObject({ code: 0 })
  })

  it('is counted piece by piece, and by nobody else’s', async () => {
    await send(1.5)
    await use()
    const { data } = await begin(1.375)
    const id = data?.id ?? ''
    const add = (offset: number, bytes: number) =>
      portal.ask(addPiece, { id, offset }, { token, file: pieceOf('y'.repeat(bytes)) })
    expect(await add(0, MB)).toMatchObject({ code: 0 })
    expect(await send(0.9)).toEqual(TODAY)
    expect(await add(MB, 0.375 * MB)).toMatchObject({ code: 0 })
    expect(await portal.ask(finishUpload, { id }, { token })).toMatchObject({ code: 0 })
    expect(await begin(0.25)).toEqual(TODAY)
    token = await portal.signInAs((await createPerson(portal.db)).account)
    expect(await send(1)).toMatchObject({ code: 0 })
  })

  it('counts of calls at once as of calls one after the other', async () => {
    const sent = await Promise.all(Array.from({ length: 6 }, () => send(0.9)))
    expect(sent.filter(({ code }) => code === 0).length).toBeLessThanOrEqual(3)
    expect(sent.some(({ message }) => message === TODAY.message || message === UNUSED.message)).toBe(true)
  })

  it('is forgotten when the day is over', async () => {
    await send(0)
    portal.clock.advance({ hours: 49 })
    await sweepFiles(portal.services)
    expect(await portal.db.selectFrom('upload_day').where('person_id', '=', personId).selectAll().execute()).toEqual([])
  })
})
