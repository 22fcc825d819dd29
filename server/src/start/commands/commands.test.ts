import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { homePath, signIn } from '@portal/shared-lib/contract/identity'
import { sql } from 'kysely'
import { createPerson } from '../../../test/factories'
import { makeTestFolder } from '../../../test/folders'
import { usePortal } from '../../../test/portal'
import { runCommand } from '../../../test/run-command'
import { recordAudit } from '../../platform/audit/record'
import { sealAudit } from '../../platform/audit/seal'
import { connect } from '../../platform/database/connect'
import { type Embedded, startEmbedded } from '../../platform/database/embedded'
import { migrate } from '../../platform/database/migrate'

const LONG_MS = 60_000
jest.setTimeout(LONG_MS)

describe('At the command line', () => {
  const portal = usePortal()
  const env = () => ({ DATABASE_URL: portal.services.databaseUrl })
  const account = (...args: string[]) => runCommand('account', args, env())

  const auditOf = async (personId: string) => {
    const rows = portal.db.selectFrom('audit').where('object_id', '=', personId)
    return rows.select(['action', 'address']).execute()
  }

  describe('an account', () => {
    it('is unlocked, by whichever name it was locked', async () => {
      const person = await createPerson(portal.db, { user_name: '李锁住' })
      const signInAs = (username: string, password: string) =>
        portal.ask(signIn, { username, password, organisationId: person.organisationId })
      for (const username of [person.account, '李锁住'])
        for (let count = 0; count < 3; count += 1) await signInAs(username, 'x')
      expect(await account('unlock', person.account)).toEqual({
        code: 0,
        told: 'The account is not locked any more, from whichever address.\n',
      })
      expect(await signInAs('李锁住', portal.services.config.demoPassword)).toMatchObject({ code: 0 })
      expect(await auditOf(person.id)).toEqual([{ action: 'unlock', address: 'command line' }])
    })

    it('that slept is woken', async () => {
      const person = await createPerson(portal.db, { last_sign_in_at: new Date('2020-01-01') })
      expect(await account('wake', person.account)).toMatchObject({ code: 0 })
      await portal.signInAs(person.account)
      expect(await auditOf(person.id)).toEqual([{ action: 'wake', address: 'command line' }])
    })

    it('is kept from providers outside of the portal, and let in by them again', async () => {
      const person = await createPerson(portal.db)
      const isLocal = async () =>
        (
          await portal.db
            .selectFrom('person')
            .where('id', '=', person.id)
            .select('local_only')
            .executeTakeFirstOrThrow()
        ).local_only
      expect(await account('local', person.account)).toMatchObject({ code: 0 })
      expect(await isLocal()).toBe(true)
      expect(await account('outside', person.account)).toMatchObject({ code: 0 })
      expect(await isLocal()).toBe(false)
      expect((await auditOf(person.id)).map(({ action }) => action)).toEqual(['keepLocal', 'letOutside'])
    })

    it('is signed out everywhere', async () => {
      const person = await createPerson(portal.db)
      const tokens = [await portal.signInAs(person.account), await portal.signInAs(person.account)]
      expect(await account('sign-out', person.account)).toMatchObject({ code: 0 })
      for (const token of tokens) expect(await portal.ask(homePath, {}, { token })).toMatchObject({ code: -1 })
      expect(await auditOf(person.id)).toEqual([{ action: 'endSessions', address: 'command line' }])
    })

    it('is closed once its work is handed over', async () => {
      const person = await createPerson(portal.db)
      const token = await portal.signInAs(person.account)
      const draft = { id: randomUUID(), person_id: person.id, form: 'letter', content: '{}', updated_at: new Date() }
      await portal.db.insertInto('petition_draft').values(draft).execute()
      const refused = await account('close', person.account)
      expect([refused.code, refused.told]).toEqual([1, expect.stringMatching(/0 to-dos, 1 drafts.+离岗移交/)])
      expect(await portal.ask(homePath, {}, { token })).toMatchObject({ code: 0 })
      await portal.db.deleteFrom('petition_draft').where('id', '=', draft.id).execute()
      expect(await account('close', person.account)).toEqual({ code: 0, told: 'The account is closed.\n' })
      expect(await portal.ask(homePath, {}, { token })).toMatchObject({ code: -1 })
      expect(await auditOf(person.id)).toEqual([{ action: 'close', address: 'command line' }])
    })

    it('is closed with what is left where that is forced, which the audit says', async () => {
      const person = await createPerson(portal.db)
      const draft = { id: randomUUID(), person_id: person.id, form: 'letter', content: '{}', updated_at: new Date() }
      await portal.db.insertInto('petition_draft').values(draft).execute()
      expect(await account('close', person.account, '--force')).toMatchObject({ code: 0 })
      expect(await auditOf(person.id)).toEqual([{ action: 'closeWithWork', address: 'command line' }])
    })

    it('that was closed is opened again, and waits for the security officer', async () => {
      const person = await createPerson(portal.db, { in_use: false })
      expect(await account('reopen', person.account)).toMatchObject({ code: 0 })
      const opened = await portal.db.selectFrom('person').where('id', '=', person.id).selectAll().executeTakeFirst()
      expect(opened).toMatchObject({ in_use: true, must_change_password: true, awaits_password: true })
      await expect(portal.signInAs(person.account)).rejects.toThrow('could not sign in')
      expect(await auditOf(person.id)).toEqual([{ action: 'reopen', address: 'command line' }])
      expect(await account('reopen', person.account)).toEqual({ code: 1, told: 'The account is not closed\n' })
    })

    it.each([[[]], [['unlock']], [['toString', 'somebody']]])(
      'is not touched by %j, which is no command',
      async args => {
        expect(await account(...args)).toEqual({
          code: 1,
          told: 'Usage: account unlock|wake|sign-out|close|reopen|enrol|local|outside <account> [--force]\n',
        })
      },
    )

    it('that does not exist is told of', async () => {
      expect(await account('unlock', 'nobody')).toEqual({ code: 1, told: 'There is no account nobody\n' })
    })
  })
})

describe('The audit is verified at the command line', () => {
  const folder = makeTestFolder()
  const verify = (...args: string[]) => runCommand('audit-verify', args, { DATABASE_URL: '', DATA_FOLDER: folder })
  let embedded: Embedded

  const startDatabase = async () => {
    embedded = await startEmbedded({ folder: join(folder, 'database'), log: () => {}, settings: { fsync: 'off' } })
    return connect(embedded.url)
  }

  beforeAll(async () => {
    const db = await startDatabase()
    await migrate(db)
    for (const objectId of ['a', 'b', 'c']) await recordAudit(db, { action: 'test', objectId })
    await sealAudit({ db })
    await recordAudit(db, { action: 'test', objectId: 'd' })
    await db.destroy()
  })
  afterAll(async () => {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const holds =
    /^Sealed rows: 3, the last with hash ([\da-f]{64})\nRows that wait for their seal: 1\nThe chain holds.\n$/

  it('while the portal runs', async () => {
    expect(await verify()).toEqual({ code: 0, told: expect.stringMatching(holds) })
  })

  it('while the portal is stopped', async () => {
    await embedded.stop()
    expect(await verify()).toEqual({ code: 0, told: expect.stringMatching(holds) })
  })

  it('against a hash that was noted before', async () => {
    const [, noted = ''] = holds.exec((await verify()).told) ?? []
    expect(await verify('3', noted)).toMatchObject({ code: 0 })
    const told = expect.stringContaining('BROKEN: Seal 3 is not the one that was noted')
    expect(await verify('3', '0'.repeat(64))).toMatchObject({ code: 1, told })
  })

  it('and ends with an exit code where it is broken', async () => {
    const db = await startDatabase()
    await sql`alter table audit disable trigger audit_append_only`.execute(db)
    await sql`update audit set action = 'changed' where id = 2`.execute(db)
    await db.destroy()
    const told = expect.stringContaining('BROKEN: Row 2 is not what was sealed as number 2\n')
    expect(await verify()).toEqual({ code: 1, told })
  })

  it('and says where there is none', async () => {
    const nowhere = join(folder, 'nowhere')
    const told = `There is no database in ${join(nowhere, 'database')}\n`
    expect(await runCommand('audit-verify', [], { DATABASE_URL: '', DATA_FOLDER: nowhere })).toEqual({ code: 1, told })
  })
})
