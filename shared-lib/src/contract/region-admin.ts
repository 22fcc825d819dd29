import { z } from 'zod'
import { day, nothing, required } from './fields'
import { call } from './form'
import { REGION_REASON_MAX, REGION_TEXTS } from './rules/region-admin'

const regionCode = z.string().regex(/^\d{12}$/)
const reason = required(REGION_TEXTS.reason).max(REGION_REASON_MAX, REGION_TEXTS.reason)

const Region = z.object({
  regionCode: z.string(),
  regionName: z.string(),
  regionType: z.string(),
  /** Both included; null: without an end. */
  validFrom: day.nullable(),
  validTo: day.nullable(),
  /** The region that took its place; empty where none did. */
  replacedBy: z.string(),
  replacedByName: z.string(),
  /** Whether it is offered today. */
  isCurrent: z.boolean(),
})

/** A region with those directly below it, ended ones too, and how many organisations in use lie in it. */
export const managedRegion = call('POST', 'api/regions/get', {
  json: { regionCode },
  answer: z.object({ region: Region, lower: z.array(Region), organisations: z.int() }),
})

interface Days {
  readonly validFrom: string | null
  readonly validTo: string | null
}

/** From which day until which a region is offered. Whatever names it already keeps it. */
export const setRegionDays = call('POST', 'api/regions/setDays', {
  json: { regionCode, validFrom: day.nullable(), validTo: day.nullable(), reason },
  check: ({ validFrom, validTo }: Days, problem: (text: string, field?: string) => void) => {
    if (validFrom !== null && validTo !== null && validTo < validFrom) problem(REGION_TEXTS.backwards, 'validTo')
  },
  writes: true,
  answer: nothing,
})

const Effect = z.object({
  /** Organisations, closed ones too, that will lie in the other. */
  organisations: z.int(),
  /** Petitions about a place in it, which keep the place and come within reach of the other's offices. */
  petitions: z.int(),
  /** What was set for the region alone, which counts for nobody any more. */
  parameters: z.int(),
  /** Posts that would reach more by it, and reach their own organisation alone until two officers agree again. */
  posts: z.int(),
})

export const previewRegionMerge = call('POST', 'api/regions/previewMerge', {
  json: { regionCode, intoCode: regionCode },
  answer: Effect,
})

/** Lets a region of the same level take another's place. */
export const mergeRegion = call('POST', 'api/regions/merge', {
  json: { regionCode, intoCode: regionCode, reason },
  writes: true,
  slow: true,
  answer: Effect,
})
