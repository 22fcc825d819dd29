import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { compileTypeScript } from '../../../scripts/compile-typescript.mjs'
import { type Contract, readContract } from './contract.ts'
import { type Finding, probe } from './probe.ts'

const ROOT = join(__dirname, '../../..')
const COMPILED = join(ROOT, 'shared-lib/dist/contract')

const MAIL = { groupid: '1', senderId: '2', senderAccount: 'zs01', senderName: '钱', senderOrgname: '局' }
const INBOX = { ...MAIL, senderDeptname: '处', contents: '', fjList: [], isSc: '0', readFlag: '0' }

/** What a province's server answers, by the end of the path. */
const ANSWERS: Record<string, { status?: number; body: unknown }> = {
  getOrgListByLoginAccount: {
    body: { code: '0', data: { list: [{ id: 'o1', companyName: '局', subLevelCode: '1' }], total: 1 } },
  },
  in: { body: { code: 0, data: { forceUpdate: '0', orgId: 'o1' } } },
  getCountUnreadMail: { body: { code: 200, data: { total: 3 } } },
  getCollectboxMessage: { body: { code: 0, data: { list: [INBOX], total: 1 } } },
  getHomepageURL: { body: { code: 1, msg: '未配置首页' } },
  getUserInfo: { status: 302, body: '' },
  generateUUID: { body: '<html></html>' },
}

describe('probing the server of a province', () => {
  /** Milliseconds that are waited for answers: far more than this server takes, but for the one it never gives. */
  const limit = 2000
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://portal').pathname
    asked.push(path)
    if (path.endsWith('/getSendBoxMessage')) return
    if (path.endsWith('/getMailScList')) return request.socket.destroy()
    const { status = 200, body } = ANSWERS[path.split('/').at(-1) ?? ''] ?? { status: 404, body: {} }
    if (path.endsWith('/in')) response.setHeader('set-cookie', 'Admin-Token-YWXT=abc; Path=/')
    else if (!path.endsWith('getOrgListByLoginAccount')) expect(request.headers.authorization).toBe('Bearer abc')
    response.statusCode = status
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  let findings: Map<string, Finding>
  let contract: Contract

  beforeAll(async () => {
    if (!existsSync(COMPILED)) await compileTypeScript(join(ROOT, 'shared-lib/src/contract'), COMPILED)
    contract = readContract(ROOT)
    await new Promise(done => server.listen(0, '127.0.0.1', () => done(undefined)))
    const bound = server.address()
    const port = typeof bound === 'object' && bound ? bound.port : 0
    const target = { address: `http://127.0.0.1:${port}/tjfx/`, account: 'zs05', password: 'secret', limit }
    findings = new Map((await probe(contract, target)).map(finding => [finding.id, finding]))
  })
  afterAll(() => server.close())

  it.each([
    ['mail.unreadCount', 'fits', []],
    ['mail.inbox', 'differs', [expect.stringContaining('list.0.fsrq')]],
    ['identity.homePath', 'refused', ['1 未配置首页']],
    ['account.userInfo', 'differs', ['HTTP 302, 200 is expected']],
    ['screens.newKey', 'differs', ['The answer is no { code, message, data }']],
    ['mail.outbox', 'differs', [expect.stringMatching(/^Nothing answers at .*timeout/)]],
    ['mail.favourites', 'differs', [expect.stringContaining('other side closed')]],
    ['mail.trash', 'missing', []],
    ['mail.sendMail', 'not asked', ['it writes']],
    ['qrSignIn.qrToken', 'not asked', ['makes a picture to scan']],
  ])('finds of %s that it %s', (id, result, details) => {
    expect(findings.get(id)).toMatchObject({ result, details })
  })

  it('asks for nothing that writes, and tells of every call that all provinces have', () => {
    const writing = [...contract.calls.values()].filter(({ writes }) => writes).map(({ path }) => `/tjfx/${path}`)
    expect(asked.filter(path => writing.includes(path))).toEqual([])
    expect([...findings.keys()].some(id => id === 'cases.petition')).toBe(false)
    expect(findings.size).toBeGreaterThan(60)
  })
})
