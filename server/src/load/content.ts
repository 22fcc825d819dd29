import type { DemoPetitioner } from '../demo/letters/petitioners'
import { petitionerIn } from '../demo/letters/petitioners'
import { pastYear, slotFiller } from '../demo/letters/slots'
import { MATTERS } from '../demo/letters/texts'
import { type DemoRegion, LEVEL, REGIONS } from '../demo/regions/regions'
import { seeded } from '../demo/seeded'
import { bandsOf } from '../intake/duplicates/likeness'
import { titleOf } from '../intake/registration/columns'
import type { Model } from './models'

/** What a petition says and who signs it. */
export interface Content {
  readonly summary: string
  readonly request: string
  readonly title: string
  readonly placeRegion: string
  readonly bands: readonly number[] | null
  readonly persons: readonly DemoPetitioner[]
}

const TOWNS = new Map<string, DemoRegion[]>()

/** Another way to put what the model is about, by other people of the same region; the same seed says the same. */
export function contentOf(seed: number, { category, day, roles }: Model, regionPath: string, again: boolean): Content {
  const random = seeded(seed)
  const town = random.pick(townsBelow(regionPath))
  const matter = MATTERS.find(known => known.category === category) ?? random.pick(MATTERS)
  const fill = slotFiller(random, { place: town.path, year: pastYear(random, day) })
  const text = fill(random.pick(matter.summaries))
  const summary = again ? `再次来信，${text}` : text
  return {
    ...{ summary, title: titleOf(summary), placeRegion: town.code, bands: bandsOf(summary) },
    request: fill(random.pick(matter.requests)),
    persons: roles.map(() => petitionerIn(random, town, fill('{village}'))),
  }
}

function townsBelow(path: string): DemoRegion[] {
  const known = TOWNS.get(path) ?? REGIONS.filter(region => region.type === LEVEL.town && region.path.startsWith(path))
  TOWNS.set(path, known)
  return known
}
