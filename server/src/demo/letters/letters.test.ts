import { registerLetter } from '@portal/shared-lib/contract/petitions'
import { findClassifiedWord } from '@portal/shared-lib/contract/rules/classified-words'
import { addDays, dayOf } from '../../platform/calendar/china-time'
import { isWorkingDay } from '../../platform/calendar/working-days'
import { seeded } from '../seeded'
import { letterFrom } from './letters'
import { schedule } from './schedule'

const DAYS_OF_A_YEAR = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index))

describe('Letters of the demonstration', () => {
  const letters = DAYS_OF_A_YEAR.map((day, seed) => letterFrom(seeded(seed), '', day))

  it('pass the contract', () => {
    expect(letters.filter(letter => !registerLetter.args.safeParse(letter).success)).toEqual([])
  })

  it('have every slot filled and hold no classified word', () => {
    const texts = letters.map(({ summary, request }) => summary + request)
    expect(texts.filter(text => /[{}]|undefined/.test(text) || findClassifiedWord(text))).toEqual([])
  })

  it('differ from each other', () => {
    expect(new Set(letters.map(({ summary }) => summary)).size).toBeGreaterThan(200)
  })

  it('count as many persons as their text says', () => {
    const joint = letters.filter(({ category }) => category === '040100')
    expect(joint.filter(({ summary, personCount }) => !summary.includes(`${personCount}名`))).toEqual([])
  })

  it.each(['2026-02-24', '2026-10-08', '2026-11-20', '2027-01-04'])(
    'before %s are registered on working days',
    today => {
      const registrations = schedule(seeded(1), today)
      expect(registrations).toHaveLength(72)
      expect(registrations.map(({ at }) => dayOf(at)).filter(day => day >= today || !isWorkingDay(day))).toEqual([])
    },
  )

  it('are claimed on the day of their registration', () => {
    const claimed = schedule(seeded(1), '2026-11-20').flatMap(({ at, claim }) =>
      claim ? [[at, claim.at] as const] : [],
    )
    expect(claimed.length).toBeGreaterThan(15)
    expect(claimed.filter(([at, claimedAt]) => claimedAt <= at || dayOf(at) !== dayOf(claimedAt))).toEqual([])
  })
})
