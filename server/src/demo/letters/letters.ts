import type { Letter } from '../../intake/registration/register-letter'
import { addDays } from '../../platform/calendar/china-time'
import { type DemoRegion, LEVEL, REGIONS } from '../regions/regions'
import type { Seeded } from '../seeded'
import { petitionerIn } from './petitioners'
import { pastYear, slotFiller } from './slots'
import { MATTERS, type Matter } from './texts'

const ANONYMOUS_PERCENT = 9
const FAX_PERCENT = 5
const LONGEST_POST_DAYS = 4
const CHANNEL = { letter: '100', fax: '110' } as const

/** A letter registered on a day, by somebody from below a region (`''` for the whole province). */
export function letterFrom(random: Seeded, regionPath: string, registeredOn: string): Letter {
  const town = random.pick(townsBelow(regionPath))
  const matter = random.pick(MATTERS)
  const fill = slotFiller(random, { place: town.path, year: pastYear(random, registeredOn) })
  const anonymous = random.chance(ANONYMOUS_PERCENT)
  return {
    petitionDate: addDays(registeredOn, -random.between(0, LONGEST_POST_DAYS)),
    channel: random.chance(FAX_PERCENT) ? CHANNEL.fax : CHANNEL.letter,
    anonymous,
    ...(anonymous ? NOBODY : petitionerIn(random, town, fill('{village}'))),
    personCount: matter.joint ? Number(fill('{n}')) : 1,
    ...contentOf(random, matter, town, fill),
    fileIds: [],
  }
}

const NOBODY = { name: '', idCard: '', mobile: '', address: '' }

const contentOf = (random: Seeded, matter: Matter, town: DemoRegion, fill: (text: string) => string) => ({
  placeRegion: town.code,
  purpose: matter.purpose,
  category: matter.category,
  summary: fill(random.pick(matter.summaries)),
  request: fill(random.pick(matter.requests)),
})

const townsBelow = (path: string): DemoRegion[] =>
  REGIONS.filter(region => region.type === LEVEL.town && region.path.startsWith(path))
