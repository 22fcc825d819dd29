import { z } from 'zod'
import { call, named } from './form'
import { Region } from './tables'

const MOST_NAME = 50
const MOST_REGION_CODE = 12

interface RegionSought {
  readonly name: string
  readonly regionCode: string
}

/** Regions whose name holds a text, or the syllables of whose name begin with its letters (`sdx`), 20 at most, with those above each of them: enough to show where they are. */
export const findRegions = call('POST', 'api/lookups/regions', {
  json: {
    name: named('xzqhmc', z.string().trim().max(MOST_NAME).default('')),
    /** By its code instead: one whose name is not at hand. */
    regionCode: named('xzqhdm', z.string().trim().max(MOST_REGION_CODE).default('')),
  },
  check: ({ name, regionCode }: RegionSought, problem: (text: string, field?: string) => void) => {
    if (name === '' && regionCode === '') problem('请输入行政区划名称', 'name')
  },
  answer: z.array(Region.extend({ parentCode: z.string().nullable() })),
})

const Organisation = z.object({
  orgId: named('dwid', z.string()),
  name: named('dwmc', z.string()),
  regionName: named('xzqhmc', z.string()),
})

/** Organisations in use whose name holds a text, those of the caller's region first, 20 at most. */
export const findOrganisations = call('POST', 'api/lookups/organisations', {
  json: {
    name: named('dwmc', z.string().trim().max(MOST_NAME).default('')),
    /** By its id instead: one whose name is not at hand. */
    orgId: named('dwid', z.string().trim().max(64).default('')),
  },
  answer: z.array(Organisation),
})

/** People of the caller's organisation, those with posts that lead first. */
export const findColleagues = call('POST', 'api/lookups/colleagues', {
  json: { name: named('xm', z.string().trim().max(MOST_NAME).default('')) },
  answer: z.array(
    z.object({
      personId: named('ryid', z.string()),
      name: named('xm', z.string()),
      department: named('bm', z.string()),
      position: named('zw', z.string()),
    }),
  ),
})
