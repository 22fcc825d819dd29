import { transfer, urge } from '@portal/shared-lib/contract/actions'
import * as cases from '@portal/shared-lib/contract/cases'
import type { Call, CallAnswer, CallArgs } from '@portal/shared-lib/contract/form'
import { officialDocumentsOf } from '@portal/shared-lib/contract/official-documents'
import { petition, timeline } from '@portal/shared-lib/contract/petitions'
import { recommendationsOf } from '@portal/shared-lib/contract/recommendations'
import { reviewsOf } from '@portal/shared-lib/contract/reviews'
import { supervisionEventsOf } from '@portal/shared-lib/contract/supervision-events'
import { supervisionsOf } from '@portal/shared-lib/contract/supervisions'
import { answering, TODAY } from '../../../test/answers'
import { type TestCase, useCases } from '../../../test/cases'
import { dispatchArgs, HOUSING, LABOUR } from '../../../test/dispatches'
import { useDocuments } from '../../../test/official-documents'
import { usePortal } from '../../../test/portal'
import { useRecommendations } from '../../../test/recommendations'
import { reviewing } from '../../../test/reviews'
import { supervising } from '../../../test/supervisions'
import { wallOff } from '../../../test/walls'

/** At least one of each level, and a stranger. */
const SOME = ['zs05', 'zs07', 'al05', 'rs12', 'rs14', 'sd05', 'zz01']
const PEOPLE = process.env.LONG ? [...SOME, 'zs01', 'zs06', 'zs08', 'zs16', 'al06', 'al09', 'rs13', 'zj12'] : SOME
const NOT_FOUND = 4040
// Every person's calls on every case are more than a thousand.
jest.setTimeout(120_000)

type Counts = CallAnswer<typeof cases.tabCounts>

describe('The counts on the tabs of a case', () => {
  const portal = usePortal({ database: 'demo' })
  const letters = useCases(portal)
  const { signed, answered, closed, reported } = answering(portal, letters)
  const { registered } = reviewing(portal, letters)
  const { sent: ordered } = supervising(portal, letters)
  const { sent: recommended } = useRecommendations(portal, letters)
  const { drafted } = useDocuments(portal, letters)

  beforeEach(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  /** What a call answers somebody; undefined where it is refused. */
  const asked = async <C extends Call>(account: string, call: C, args: CallArgs<C>) => {
    const { code, data } = await portal.ask(call, args as never, { token: await letters.tokenOf(account) })
    return code === 0 ? (data as CallAnswer<C>) : undefined
  }

  /** The rows of each tab by its own calls. */
  async function rowsFor(account: string, petitionNo: string): Promise<Counts> {
    const of = { petitionNo }
    const many = async <C extends Call>(call: C, args: unknown = of) =>
      ((await asked(account, call, args as CallArgs<C>)) as readonly unknown[] | undefined)?.length ?? 0
    const { documents, reports } = (await asked(account, cases.papers, of)) ?? { documents: [], reports: [] }
    const written = documents.flatMap(({ file, deliveries }) => [file, ...deliveries.map(each => each.file)])
    const read = await asked(account, petition, of)
    const alike = await asked(account, cases.related, of)
    const pressed = await asked(account, cases.oversight, of)
    const rated = await asked(account, cases.ratings, of)
    return {
      process: await many(timeline),
      files: (read?.attachments.length ?? 0) + written.filter(Boolean).length,
      papers: documents.length + reports.length + (await many(officialDocumentsOf)),
      related: (alike?.merged.length ?? 0) + (alike?.sameMatter.length ?? 0),
      oversight:
        (pressed ? pressed.urges.length + pressed.extensions.length + pressed.suspensions.length : 0) +
        (await many(supervisionsOf)) +
        (await many(recommendationsOf)) +
        (await many(supervisionEventsOf)),
      review: await many(reviewsOf),
      ratings: (rated?.evaluations.length ?? 0) + (rated?.checks.length ?? 0),
    }
  }

  /** Cases that between them have rows of every kind. */
  async function various(): Promise<TestCase[]> {
    const urged = await letters.letter()
    await urged.act('zs05', transfer, dispatchArgs(LABOUR, HOUSING))
    await urged.act('zs05', urge, { text: '请尽快签收办理。' })
    const longer = await signed()
    const reviewed = await closed()
    await registered(reviewed)
    const told = await answered(await signed())
    await recommended({ petitionNo: told.petitionNo })
    await drafted({ petitionNo: told.petitionNo })
    await ordered([told])
    const walled = await signed()
    await wallOff(portal.db, walled.petitionNo, ['demo-zs05'])
    return [await letters.letter(), urged, longer, reviewed, told, await reported(), walled]
  }

  it('are the rows that the calls of each tab answer, for everybody on every case', async () => {
    const all: Counts[] = []
    for (const { petitionNo } of await various()) {
      for (const account of PEOPLE) {
        const counts = await asked(account, cases.tabCounts, { petitionNo })
        const mayRead = (await asked(account, timeline, { petitionNo })) !== undefined
        expect([account, counts !== undefined]).toEqual([account, mayRead])
        if (!counts) continue
        expect([account, counts]).toEqual([account, await rowsFor(account, petitionNo)])
        all.push(counts)
      }
    }
    const seen = (tab: keyof Counts) => new Set(all.map(counts => counts[tab])).size
    for (const tab of ['process', 'papers', 'oversight', 'review', 'ratings'] as const)
      expect([tab, seen(tab) > 1]).toEqual([tab, true])
  })

  it('are not told of a case that the caller may not see', async () => {
    const { petitionNo } = await letters.letter()
    const answer = await portal.ask(cases.tabCounts, { petitionNo }, { token: await letters.tokenOf('sd05') })
    expect(answer).toMatchObject({ code: NOT_FOUND, data: null })
  })
})
