import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { updatePassword } from '@portal/shared-lib/contract/account'
import {
  activateAccounts,
  createAccount,
  managedAccount,
  managedAccounts,
  setRoles,
} from '@portal/shared-lib/contract/accounts'
import { otherPosts, signIn } from '@portal/shared-lib/contract/identity'
import { register } from '@portal/shared-lib/contract/registration'
import { type Client, createClient, requestFor, tokenIn } from '../../../test/client'
import { createClock } from '../../../test/clock'
import { codeOf } from '../../../test/codes'
import { copyOf, type DatabaseCopy } from '../../../test/databases'
import { makeTestFolder } from '../../../test/folders'
import { query } from '../../../test/query'
import { personArgs, registrationArgs } from '../../../test/registrations'
import { runCommand } from '../../../test/run-command'
import { type ServerProcess, startProcess, summaryOf } from '../../../test/server-process'
import { readConfig } from '../../platform/config'
import { connect } from '../../platform/database/connect'
import { readProvince } from '../../platform/province'
import { ROOT } from '../../platform/root'

const LONG_MS = 120_000
jest.setTimeout(LONG_MS)

const FOLDER = join(ROOT, 'provinces/chengxi/start')
const CENTRE = '9800000000000004800'
const BUREAU = '9800000000000002299'
const OFFICERS = ['xtgl', 'aqbm', 'aqsj'] as const
const OWN_PASSWORD = 'Liudi#Qiao98'
const CLERK = { account: 'cx21', userName: '岑丑蘅', telephone: '11090000121', phoneNum: '' }

describe('The first day of a province, in production', () => {
  let folder: string
  let database: DatabaseCopy
  let server: ServerProcess
  let db: ReturnType<typeof connect>
  let client: Client

  const settings = () => ({
    NODE_ENV: 'production',
    PROVINCE: 'chengxi',
    DATABASE_URL: database.url,
    DATABASE_MIGRATE_URL: '',
    DATA_FOLDER: folder,
    PORTAL_FOLDER: folder,
  })
  const command = async (name: string, ...args: string[]) => {
    const { code, told } = await runCommand(name, args, settings())
    if (code !== 0) throw new Error(told)
    return told
  }

  beforeAll(async () => {
    folder = makeTestFolder()
    database = await copyOf('empty')
    await query(database.ownerUrl, 'drop schema public, pgboss cascade; create schema public')
    await runCommand('migrate', [], { ...settings(), DATABASE_MIGRATE_URL: database.ownerUrl })
    server = startProcess(settings())
    const { address } = await summaryOf(server)
    db = connect(database.url)
    client = createClient(address, { db, config: readConfig({}, ROOT, readProvince(ROOT, 'chengxi')) })
  }, LONG_MS)
  afterAll(async () => {
    server.child.kill('SIGTERM')
    await server.ended
    await db.destroy()
    await database.drop()
    await rm(folder, { recursive: true })
  })

  async function enter(username: string, password: string, organisationId: string, code = ''): Promise<string> {
    const args = { username, password, organisationId, ...(code && { code }) }
    const response = await client.send(signIn.path, requestFor(signIn, args))
    return tokenIn(response) ?? Promise.reject(new Error(`${username}: ${await response.text()}`))
  }

  /** Changes a one-time password, without which nothing else is answered. */
  async function begin(token: string, oldPassword: string): Promise<string> {
    expect(await client.ask(otherPosts, {}, { token })).toMatchObject({ code: 4031 })
    await client.answerTo(updatePassword, { oldPassword, newPassword: OWN_PASSWORD }, { token })
    return token
  }

  it('goes from an empty database to the letter of a clerk whom two officers made', async () => {
    const told = await command('province', 'init', FOLDER)
    const passwords = new Map(
      [...told.matchAll(/\t(\w+)\t一次性密码 (\S+)/g)].map(([, who = '', word = '']) => [who, word]),
    )
    expect([...passwords.keys()]).toEqual([...OFFICERS])

    const tokens: string[] = []
    for (const account of OFFICERS) {
      const password = passwords.get(account) ?? ''
      await expect(enter(account, password, CENTRE)).rejects.toThrow('口令')
      const key = (await command('account', 'enrol', account)).match(/Key: (\w+)/)?.[1] ?? ''
      tokens.push(await begin(await enter(account, password, CENTRE, codeOf(key, { clock: createClock() })), password))
    }
    const [system = '', security = '', auditor = ''] = tokens

    const post = { orgId: BUREAU, deptId: await departmentId('来信处'), positionName: '一级科员' }
    for (const token of [security, auditor])
      expect(await client.ask(createAccount, { ...CLERK, ...post }, { token })).toMatchObject({ code: 4030 })
    const personId = await client.answerTo(createAccount, { ...CLERK, ...post }, { token: system })
    const pending = { state: 'pending', name: CLERK.account } as const
    expect(await client.answerTo(managedAccounts, pending, { token: security })).toMatchObject({ total: 1 })

    const { posts } = await client.answerTo(managedAccount, { personId }, { token: security })
    const roles = { postId: posts[0]?.postId ?? '', roles: ['R01'], homePath: '/home/homeStaff' }
    expect(await client.ask(setRoles, roles, { token: auditor })).toMatchObject({ code: 4030 })
    await client.answerTo(setRoles, roles, { token: system })
    for (const token of [system, auditor])
      expect(await client.ask(activateAccounts, { personIds: [personId] }, { token })).toMatchObject({ code: 4030 })
    const { list } = await client.answerTo(activateAccounts, { personIds: [personId] }, { token: security })
    expect(list).toMatchObject([{ account: CLERK.account, roleNames: ['来信登记员'] }])
    const password = list[0]?.password ?? ''

    const token = await begin(await enter(CLERK.account, password, BUREAU), password)
    const letter = registrationArgs({
      placeRegion: '980121100000',
      persons: [personArgs({ idCard: '', address: '汀兰市芷渡县芷荷镇柳岸村3号' })],
    })
    const registered = await client.answerTo(register, letter, { token })
    expect(registered).toMatchObject({ petitionNo: expect.stringMatching(/^LX98/) })
  })

  const departmentId = async (name: string): Promise<string> => {
    const found = db.selectFrom('department').where('org_id', '=', BUREAU).where('dept_name', '=', name)
    return (await found.select('id').executeTakeFirstOrThrow()).id
  }
})
