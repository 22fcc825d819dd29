import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errors } from '@portal/shared-lib/contract/errors'
import * as contract from '@portal/shared-lib/contract/meetings'
import { MEETING_TEXTS } from '@portal/shared-lib/contract/rules/meeting'
import { sql } from 'kysely'
import { openMeeting, signedIn } from '../../../test/meetings'
import { usePortal } from '../../../test/portal'
import type { KedaSettings } from '../../platform/meeting-settings'
import { meetingSettings } from '../../platform/meeting-settings'

/** The service as far as it is used: what it answers, after what, and what it was asked. */
const service = {
  token: { success: true, account_token: 'T&1' } as object,
  login: { success: true } as object,
  asked: [] as [string, string][],
  before: async () => {},
}
const standIn = createServer((request, response) => {
  let body = ''
  request.on('data', part => (body += part))
  request.on('end', () => {
    service.asked.push([request.url ?? '', body])
    void service.before().then(() => {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(request.url === '/keda/system/token' ? service.token : service.login))
    })
  })
})

const settings: KedaSettings & { address: string } = {
  provider: 'keda',
  get address() {
    return `http://127.0.0.1:${(standIn.address() as AddressInfo).port}/`
  },
  room: 'https://meet.example.cn/join?room={roomId}&token={token}',
  key: 'our-key',
  secret: 'our-secret',
}

describe('The third party’s meeting service', () => {
  const portal = usePortal({ config: { meeting: settings } })
  beforeAll(() => new Promise<void>(done => standIn.listen(0, '127.0.0.1', done)))
  afterAll(() => new Promise(done => standIn.close(done)))
  beforeEach(() => {
    service.token = { success: true, account_token: 'T&1' }
    service.login = { success: true }
    service.asked = []
    service.before = async () => {}
  })

  const reach = async () => {
    const { roomId, guest } = await openMeeting(portal)
    return { roomId, guest, reached: await portal.ask(contract.meetingAccess, { roomId }, { token: guest.token }) }
  }

  it('gives a token for key and secret, signs the member in by it, and the browser gets the page alone', async () => {
    const { roomId, guest, reached } = await reach()
    expect(service.asked).toEqual([
      ['/keda/system/token', 'consumer_key=our-key&consumer_secret=our-secret'],
      ['/keda/system/login', `account_token=T%261&username=${guest.account}`],
    ])
    expect(reached.data?.url).toBe(`https://meet.example.cn/join?room=${roomId}&token=T%261`)
    expect(JSON.stringify(reached)).not.toMatch(/our-key|our-secret/)
  })

  it.each([[{ success: false }], [{ success: true, account_token: '' }], [{}]])(
    'that gives no token (%j) is told of, and nobody has entered',
    async answer => {
      service.token = answer
      const { roomId, guest, reached } = await reach()
      expect(reached).toMatchObject({ code: errors.rule.code, message: 'token 获取失败' })
      const shown = await portal.answerTo(contract.meeting, { roomId }, { token: guest.token })
      expect(shown.minuteDue).toBe(false)
    },
  )

  it('that refuses the member is told of', async () => {
    service.login = { success: false }
    expect((await reach()).reached).toMatchObject({ message: '视频会议服务登录失败，请稍后重试' })
  })

  it('is asked for those alone who may attend, while the meeting goes on', async () => {
    const { roomId, host, guest } = await openMeeting(portal)
    const { token } = await signedIn(portal)
    expect(await portal.ask(contract.meetingAccess, { roomId }, { token })).toMatchObject({
      code: errors.notFound.code,
    })
    await portal.answerTo(contract.endMeeting, { roomId }, { token: host.token })
    const ended = await portal.ask(contract.meetingAccess, { roomId }, { token: guest.token })
    expect(ended).toMatchObject({ message: MEETING_TEXTS.ended })
    expect(service.asked).toEqual([])
  })

  it('holds up no transaction of the database while it thinks', async () => {
    const waiting: number[] = []
    service.before = async () => void waiting.push(await transactions())
    expect((await reach()).reached.code).toBe(0)
    expect(waiting).toEqual([0, 0])
  })

  /** Under way, but for the one that asks. */
  async function transactions(): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
        and backend_type = 'client backend'`.execute(portal.db)
    return rows[0]?.count ?? 0
  }

  it('is not begun with where key or secret miss', () => {
    const { address, room } = settings
    expect(() => meetingSettings({ MEETING_KEY: 'k' }, { provider: 'keda', address, room })).toThrow('MEETING_SECRET')
    const servers = [{ urls: ['stun:stun.example.cn'] }]
    const builtIn = meetingSettings({ MEETING_ICE_SERVERS: JSON.stringify(servers) }, { provider: 'builtIn' })
    expect(builtIn).toEqual({ provider: 'builtIn', iceServers: servers })
  })
})
