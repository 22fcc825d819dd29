import { review as readReview, reviews } from '@portal/shared-lib/contract/reviews'
import { supervisions } from '@portal/shared-lib/contract/supervisions'
import { terminations } from '@portal/shared-lib/contract/terminations'
import { sql } from 'kysely'
import { answering, TODAY } from '../../test/answers'
import { callsOfADay } from '../../test/calls-of-a-day'
import { useCases } from '../../test/cases'
import { useCountedServer } from '../../test/counted-server'
import { usePortal } from '../../test/portal'
import { reviewing } from '../../test/reviews'

/** Counts, not times: they are the same on every machine. Whoever needs one more says here what for. */
const BUDGETS = [
  ['a call behind the sign-in', 0],
  ['a page of to-dos', 1],
  ['all counters', 1],
  ['a registration', 16],
  ['an action', 33],
  // With who has opened it, for the audit.
  ['a case', 12],
  ['a review', 12],
  // The rows, and how many there are.
  ['a page of reviews', 2],
  ['a page of filings for termination', 2],
  ['a page of orders', 2],
  ['what waits of orders', 2],
] as const

describe('Statements of a call', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { closed } = answering(portal, cases)
  const { registered } = reviewing(portal, cases)
  const server = useCountedServer(portal)

  beforeAll(async () => {
    await keepsWhatItReads()
  })

  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const calls = {
    ...callsOfADay(server, cases, () => letter),
    'a review': async () => {
      reviewed ??= review()
      return await server.answerTo(readReview, { proceedingId: (await reviewed).id }, await as('al09'))
    },
    'a page of reviews': async () => {
      reviewed ??= review()
      await reviewed
      return await server.answerTo(reviews, { tab: 'toDecide' } as never, await as('al09'))
    },
    'a page of filings for termination': async () =>
      server.answerTo(terminations, { tab: 'inReview' } as never, await as('al06')),
    'a page of orders': async () => server.answerTo(supervisions, { tab: 'sent' } as never, await as('zs08')),
    'what waits of orders': async () => server.answerTo(supervisions, { tab: 'mine' } as never, await as('zs08')),
  }
  let letter: Awaited<ReturnType<typeof cases.letter>>
  let reviewed: ReturnType<typeof review> | undefined
  const review = async () => {
    portal.clock.stopAt(`${TODAY}T09:00:00+08:00`)
    return await registered(await closed())
  }
  const sent = async () => (await server.during(calls['a call behind the sign-in'])).length
  /** A server that has just started, or was cut off, hears of changes a moment later, and asks again until then. */
  const keepsWhatItReads = async () => {
    while ((await sent()) > 0);
  }

  it.each(BUDGETS)('%s sends at most %d', async (name, most) => {
    letter = await cases.letter()
    await calls[name]()
    letter = await cases.letter()
    await keepsWhatItReads()
    expect((await server.during(calls[name])).length).toBeLessThanOrEqual(most)
  })

  it('are more where changes cannot be heard: nothing is answered from what was read before', async () => {
    await keepsWhatItReads()
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen%'`.execute(portal.db)
    while ((await sent()) === 0);
    await keepsWhatItReads()
  })
})
