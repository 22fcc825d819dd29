import { find } from '@portal/shared-lib/contract/finder'
import type { Call, CallArgs } from '@portal/shared-lib/contract/form'
import { registerScan, takeScan } from '@portal/shared-lib/contract/registration'
import { SEARCH_TABS, type SearchTab } from '@portal/shared-lib/contract/rules/search'
import { search, searchPeople, suggestSearch } from '@portal/shared-lib/contract/search'
import { useCases } from '../../../test/cases'
import { requestFor } from '../../../test/client'
import { useCountedServer } from '../../../test/counted-server'
import { useDocuments } from '../../../test/official-documents'
import { usePortal } from '../../../test/portal'
import { personArgs, registrationArgs } from '../../../test/registrations'
import { wallOff } from '../../../test/walls'

const TABS = (Object.keys(SEARCH_TABS) as SearchTab[]).filter(tab => tab !== 'person')
const ROUNDS = 100

describe('Words of a walled case', () => {
  const portal = usePortal({ database: 'demo', hasReplica: true })
  const cases = useCases(portal)
  const server = useCountedServer(portal)
  const { as, upload, drafted } = useDocuments(portal, cases)
  /** Each with words of as many characters that nothing holds. */
  const pairs: [hidden: string, none: string][] = [
    ['阙丑棠', '阙丑裳'],
    ['青蘋渡口停航', '青蘋渡囗停航'],
    ['翠屏湾码头', '翠屛湾码头'],
    ['凝碧亭水位', '凝碧廷水位'],
    ['青蘋渡口 阙丑棠', '青蘋渡囗 阙丑裳'],
  ]

  beforeAll(async () => {
    const text = '我叫阙丑棠，家住翠屏湾码头旁边，出行全靠渡船。'
    const { itemId } = await portal.answerTo(
      takeScan,
      { fileIds: [await upload('zs01', '来信.pdf', '%PDF-1.4 1')], text },
      await as('zs01'),
    )
    const persons = [personArgs({ name: '阙丑棠' })]
    const args = { ...registrationArgs({ summary: '反映青蘋渡口停航，村民出行不便，请求恢复。', persons }), itemId }
    const { petitionNo } = await portal.answerTo(registerScan, args, await as('zs01'))
    await drafted({ title: '关于核查凝碧亭水位的函', kind: 'G06', petitionNo, body: '请核查青蘋渡口停航一事。' })
    for (const [words] of pairs)
      expect([words, (await portal.answerTo(search, { words }, await as('zs08'))).hits]).not.toEqual([words, []])
    pairs.push([petitionNo, 'LX990000991231999999'], [petitionNo.slice(0, -2), 'LX9900009912319999'])
    await wallOff(portal.db, petitionNo, [])
    // The answer says when it was given.
    portal.clock.stopAt(portal.services.now().toISOString())
  })

  const bodyOf = async <C extends Call>(call: C, args: CallArgs<C>) =>
    await (await portal.send(call.path, requestFor(call, args, await as('zs08')))).text()

  /** What is asked comes back in what is marked: there it is what it is. */
  const isAlike = async <C extends Call>(call: C, argsOf: (words: string) => CallArgs<C>) => {
    for (const [hidden, none] of pairs) {
      const [told, nothing] = [await bodyOf(call, argsOf(hidden)), await bodyOf(call, argsOf(none))]
      const said = hidden.split(' ').reduce((text, word, at) => text.replaceAll(word, none.split(' ')[at] ?? ''), told)
      expect([hidden, said]).toEqual([hidden, nothing])
      expect(JSON.parse(nothing).code).toBe(0)
    }
  }

  it.each(TABS)('answer under %s, with all its counts and facets, as words that nothing holds', async tab => {
    await isAlike(search, words => ({ words, tab }))
    const narrowed = { tab, order: 'time' as const, chosen: [{ facet: 'year' as const, value: '2026' }] }
    await isAlike(search, words => ({ words, ...narrowed }))
  })

  it('are not offered while somebody types, and not found by 快速查找, as words that nothing holds', async () => {
    await isAlike(suggestSearch, words => ({ words }))
    await isAlike(find, words => ({ words }))
  })

  it('find nobody: the petitioner of a walled case is as one whom there is not', async () => {
    const token = await cases.tokenOf('zs06')
    const people = async (words: string) =>
      await portal.ask(searchPeople, { words, reason: 'duplicate', reasonText: '核对信访人是否重复登记' }, { token })
    expect(await people('阙丑棠')).toEqual(await people('阙丑裳'))
    expect((await people('阙丑棠')).code).toBe(0)
  })

  it('have the database asked the same, letter for letter', async () => {
    // Who asks, and codes, are read now and then, whatever is looked for.
    const isKept = (text: string) => text.includes('/* kept */') || text.includes('from "session"')
    const asked = async (call: () => Promise<unknown>) =>
      (await server.during(call)).flatMap(({ text }) => (isKept(text) ? [] : [text])).toSorted()
    const options = await as('zs08')
    for (const [hidden, none] of pairs) {
      const calls = [hidden, none].map(words => async () => {
        await server.answerTo(search, { words }, options)
        await server.answerTo(suggestSearch, { words }, options)
        await server.answerTo(find, { words }, options)
      })
      const [told, nothing] = [await asked(calls[0] ?? fail), await asked(calls[1] ?? fail)]
      expect(told.length).toBeGreaterThan(10)
      expect(told).toEqual(nothing)
    }
  })

  it('take as long as words that nothing holds', async () => {
    const timed = async (words: string) => {
      const begun = performance.now()
      const body = await bodyOf(search, { words, tab: 'xfj' })
      const took = performance.now() - begun
      expect(JSON.parse(body).code).toBe(0)
      return took
    }
    const [hidden, none] = ['青蘋渡口停航', '青蘋渡囗停航']
    const times: [number, number][] = []
    for (let round = 0; round < ROUNDS; round++) {
      // In turn, so that neither has what the other has warmed.
      const first = round % 2 ? await timed(hidden) : undefined
      const nothing = await timed(none)
      times.push([first ?? (await timed(hidden)), nothing])
    }
    const median = (of: number[]) => of.toSorted((a, b) => a - b)[of.length / 2] ?? 0
    const nothing = median(times.map(([, took]) => took))
    const difference = median(times.map(([told, nothing]) => told - nothing))
    // Whoever asks over a network cannot tell apart what differs by less than a millisecond.
    expect(Math.abs(difference)).toBeLessThan(Math.max(1, nothing * 0.1))
  })
})
