import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { useCases } from '../../../test/cases'
import { CITY_BUREAU } from '../../../test/dispatches'
import { createPerson } from '../../../test/factories'
import { usePortal } from '../../../test/portal'
import { KINDS } from '../../../test/rights/kinds'
import { INTRUSIONS } from '../../../test/rights/strangers'
import { makeVictims, TABLES, type VictimName, type Victims } from '../../../test/rights/victims'
import { calls } from '../../platform/http/calls'

/** What people of another office can be at once, so that it is never the permission that is missing. */
const ROLES = 'R01 R02 R03 R04 R05 R06 R12 R13 R14 R16 R18'.split(' ')

/** What only heads of departments may ask, who are no clerks. */
const OF_HEADS = ['recognition.assignScans']

/** What only supervisors may ask: here those of another city. */
const OF_SUPERVISORS = ['stats.acknowledge', 'supervisions.draft', 'supervisions.origin']
const OTHER_CITY = '990200000-xf'

/** An id like another one, of nothing. */
const none = (id: string): string => {
  if (id.includes('-') && id.length === UUID_LENGTH) return '00000000-0000-4000-8000-0000000000ff'
  return /^\d+$/.test(id) ? '9'.repeat(Math.max(id.length, ROOM_LENGTH)) : `${id.slice(0, -3)}zzz`
}
const refusal = (message: string) => ({ code: errors.rule.code, message, data: null })
const UUID_LENGTH = 36
const ROOM_LENGTH = 7

describe('A route that names a row', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  let victims: Victims
  let token = ''
  let headToken = ''
  let supervisorToken = ''

  beforeAll(async () => {
    victims = await makeVictims(portal, cases)
    const stranger = await createPerson(portal.db, { organisations: [CITY_BUREAU], roles: ROLES })
    token = await portal.signInAs(stranger.account)
    const head = await createPerson(portal.db, { organisations: [CITY_BUREAU], roles: ['R07'] })
    headToken = await portal.signInAs(head.account)
    const supervisor = await createPerson(portal.db, { organisations: [OTHER_CITY], roles: ['R09'] })
    supervisorToken = await portal.signInAs(supervisor.account)
  }, 60_000)

  it('has its case below', () => {
    const naming = [...KINDS].filter(([, kind]) => kind === 'row').map(([name]) => name)
    expect(Object.keys(INTRUSIONS).sort()).toEqual(naming.sort())
  })

  const tokenFor = (name: string) => {
    if (OF_HEADS.includes(name)) return headToken
    return OF_SUPERVISORS.includes(name) ? supervisorToken : token
  }
  const rowOf = async (of: VictimName) => {
    const [table = '', column = ''] = TABLES[of].split('.')
    const { rows } = await sql`select to_jsonb(${sql.table(table)}) as row from ${sql.table(table)}
      where ${sql.ref(column)}::text = ${victims[of]}`.execute(portal.db)
    return rows
  }

  it.each(Object.keys(INTRUSIONS))('answers a stranger as if there were nothing: %s', async name => {
    const [of, args, refused] = INTRUSIONS[name] ?? []
    const call = calls[name]
    if (!of || !args || !call) throw new Error(`There is no ${name}`)
    const asked = async (id: string) => {
      const by = { token: tokenFor(name) }
      const file = call.parts.file ? { file: { name: '1', content: '1' } } : {}
      const answer = await portal.ask(call, args(id) as CallArgs<typeof call>, { ...by, ...file })
      return JSON.parse(JSON.stringify(answer).replaceAll(id, '#'))
    }
    const before = await rowOf(of)
    const answer = await asked(victims[of])
    expect(before).toHaveLength(1)
    expect([errors.forbidden.code, errors.badInput.code, errors.fault.code]).not.toContain(answer.code)
    expect(answer).toEqual(refused ? refusal(refused) : await asked(none(victims[of])))
    expect(await rowOf(of)).toEqual(before)
  })
})
