import { createPerson } from '../../../test/factories'
import { usePortal } from '../../../test/portal'

/** As other clients of these calls spell what they send. */
const SPELT: readonly (readonly [path: string, fields: Record<string, unknown>])[] = [
  ['api/NewMessageController/getNewMessageList', { pageNumber: 1, limit: 10, paramJson: { xxlx: 24, xxzt: 0 } }],
  ['api/NewMessageController/getNewMessageList', { pageNumber: '', limit: '', paramJson: { xxlx: '', xxzt: '' } }],
  ['api/NewMessageController/updateXXZT', { paramJson: { xxlx: 24 } }],
  [
    'api/HistoryMessageController/getNewMessageList',
    { pageNumber: 1, limit: 10, paramJson: { queryContent: '', timeType: '', xxlx: '' } },
  ],
  [
    'api/HistoryMessageController/getNewMessageEachCountByUserId',
    { paramJson: { queryContent: null, timeType: null } },
  ],
  [
    'api/xfUserController/getUsers',
    { data: { regionType: '', regionCode: '990000000000', username: '', isUse: '1', isIncludeLowerLever: '0' } },
  ],
]

/** Refused for what they are about, not for how they are spelt. */
const UNKNOWN: typeof SPELT = [
  ['api/GwmbController/getGwmbFileNameById', { id: 'none' }],
  ['api/XfjxxController/getUrl', { xfjbh: 'LX990000202611010001' }],
  ['api/MailMessageController/updateDustbinMessage', { paramJson: { groupIds: ['none'], deleteFlag: 0 } }],
  ['api/MailMessageController/delMessageInfoByGroupId', { paramJson: { groupIds: ['none'], type: 2, deleteFlag: 1 } }],
]

const formOf = (fields: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : `${value}`,
    ]),
  )

describe('A call as other clients send it', () => {
  const portal = usePortal()
  let headers: Record<string, string>
  beforeAll(async () => {
    const { account } = await createPerson(portal.db)
    headers = { Authorization: `Bearer ${await portal.signInAs(account)}` }
  })

  const byForm = (path: string, fields: Record<string, unknown>) =>
    portal.send(path, { method: 'POST', headers, body: formOf(fields) })
  const byQuery = (path: string, fields: Record<string, unknown>) =>
    portal.send(`${path}?${formOf(fields)}`, { method: 'POST', headers })

  it.each(SPELT)('%s is answered: %j', async (path, fields) => {
    for (const send of [byForm, byQuery]) expect(await (await send(path, fields)).json()).toMatchObject({ code: 0 })
  })

  it.each(UNKNOWN)('%s is understood: %j', async (path, fields) => {
    for (const send of [byForm, byQuery]) {
      const { code } = (await (await send(path, fields)).json()) as { code: number }
      expect([0, 4040]).toContain(code)
    }
  })
})
