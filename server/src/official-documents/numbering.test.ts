import * as contract from '@portal/shared-lib/contract/official-documents'
import { TODAY } from '../../test/answers'
import { useCases } from '../../test/cases'
import { createClient } from '../../test/client'
import { useDocuments, WORDS } from '../../test/official-documents'
import { usePortal } from '../../test/portal'
import { connect } from '../platform/database/connect'
import { buildApp } from '../start/app'
import { routes } from '../start/routes'

const DOCUMENTS = 40
const CLERKS = ['zs16', 'zs05', 'zs08']

describe('Numbers that several people take at the same time, at two servers', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { approved, as, keepSeal } = useDocuments(portal, cases)
  /** Another server of the same database, with connections of its own. */
  let other: Pick<typeof portal, 'ask'>
  let stop = async () => {}

  beforeAll(async () => {
    portal.clock.stopAt(`${TODAY}T09:00:00+08:00`)
    await keepSeal()
    await portal.db
      .insertInto('post_role')
      .values(CLERKS.slice(1).map(account => ({ post_id: `demo-${account}-1`, role_code: 'R16' })))
      .execute()
    const services = { ...portal.services, db: connect(portal.services.databaseUrl) }
    const app = await buildApp(services, { routes, keepsHouse: false })
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    other = createClient(origin + services.config.basePath, services)
    stop = async () => {
      app.server.closeAllConnections()
      await app.close()
      await services.db.destroy()
    }
  })
  afterAll(async () => {
    await stop()
    portal.clock.reset()
  })

  const register = () =>
    portal.db
      .selectFrom('document_number')
      .where('official_document_id', 'is not', null)
      .orderBy('serial')
      .select(['serial', 'official_document_id as id', 'cancelled_at'])
      .execute()
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

  it('are given once each and without a gap, and what is made void keeps its own', async () => {
    const made = []
    for (let each = 0; each < DOCUMENTS; each++) made.push(await approved({ title: `关于报送办理情况的通知${each}` }))
    const rows = await Promise.all(made.map(one => one.row()))
    const tokens = await Promise.all(CLERKS.map(as))
    const answers = await Promise.all(
      rows.flatMap(({ id, version }, index) =>
        // Two people press for the same document, each at another server.
        [portal, other].map(({ ask }, server) => ask(contract.number, { id, version }, tokens[(index + server) % 3])),
      ),
    )
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(DOCUMENTS)
    const taken = await register()
    expect(taken.map(({ serial }) => serial)).toEqual(upTo(DOCUMENTS))
    expect(new Set(taken.map(({ id }) => id)).size).toBe(DOCUMENTS)

    const [first] = made
    await first?.act('zs16', contract.cancel, { words: WORDS })
    const late = [await approved(), await approved()]
    await Promise.all(late.map(one => one.act('zs16', contract.number, {})))
    const later = await register()
    expect(later.map(({ serial }) => serial)).toEqual(upTo(DOCUMENTS + 2))
    expect(later.filter(({ cancelled_at }) => cancelled_at !== null).map(({ id }) => id)).toEqual([first?.id])
  })
})
