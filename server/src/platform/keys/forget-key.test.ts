import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stage } from '@portal/shared-lib/contract/files'
import { createPerson } from '../../../test/factories'
import { TEST_KEY, testKeys } from '../../../test/keys'
import { usePortal } from '../../../test/portal'
import { runCommand } from '../../../test/run-command'
import { fieldKeys } from './field-keys'
import { keysInUse, SEALED_VALUES } from './forget-key'

const LONG_MS = 60_000
jest.setTimeout(LONG_MS)

describe('A key that was replaced', () => {
  const portal = usePortal()
  const [old] = testKeys.ids
  const newer = randomBytes(32).toString('base64')
  const [newerId] = fieldKeys(newer).ids
  const keys = (...args: string[]) =>
    runCommand('keys', args, {
      DATABASE_URL: portal.services.databaseUrl,
      DATA_FOLDER: portal.services.config.dataFolder,
      FIELD_KEYS: `${newer},${TEST_KEY}`,
    })
  const secret = () =>
    portal.db.updateTable('second_factor').set({ secret: fieldKeys(newer).encrypt('x', 'second_factor.secret:x') })

  it('is forgotten only when nothing in the database or among the files is sealed with it', async () => {
    const person = await createPerson(portal.db)
    const sealed = { secret: testKeys.encrypt('x', 'second_factor.secret:x'), last_step: 0, enrolled_at: new Date() }
    await portal.db
      .insertInto('second_factor')
      .values({ person_id: person.id, ...sealed })
      .execute()
    const token = await portal.signInAs(person.account)
    const file = { name: 'a.txt', content: 'x' }
    await portal.answerTo(stage, {}, { token, file })
    expect((await keys()).told).toMatch(
      new RegExp(`^${old}  since .*  values: 1  files: 1\n${newerId}  since .*: 0\n$`),
    )
    const stays = { code: 1, told: `1 values and 1 files are sealed with the key ${old}; it must stay\n` }
    expect(await keys('forget', old)).toEqual(stays)
    await secret().execute()
    expect((await keys('forget', old)).told).toContain('0 values and 1 files')
    for await (const digests of portal.services.files.digests())
      for (const sha256 of digests) await portal.services.files.removeIfOlder(sha256, new Date(Date.now() + LONG_MS))
    expect((await keys('forget', newerId)).told).toContain('is the one that seals')
    expect(await keys('forget', old)).toEqual({ code: 0, told: `The key ${old} is needed no more.\n` })
    expect((await keysInUse(portal.services)).map(({ id }) => id)).toEqual([newerId])
    const audit = portal.db.selectFrom('audit').where('object_type', '=', 'field_key')
    expect(await audit.select(['action', 'object_id']).execute()).toEqual([{ action: '停用字段密钥', object_id: old }])
  })
})

describe('What is counted', () => {
  it('is all for which a value is sealed anywhere in the server', () => {
    const root = join(__dirname, '../..')
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(name => /(?<!\.test)\.ts$/.test(name))
    const places = files.flatMap(name => [
      ...readFileSync(join(root, name), 'utf8').matchAll(/`([a-z_]+)\.(?:[a-z_]+|\$\{\w+\}):\$\{/g),
    ])
    const tables = new Set(places.map(([, table]) => table).filter(table => table !== 'file'))
    expect(tables.size).toBeGreaterThan(7)
    expect([...tables].filter(table => SEALED_VALUES.every(([counted]) => counted !== table))).toEqual([])
  })
})
