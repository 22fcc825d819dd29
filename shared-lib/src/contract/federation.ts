import { z } from 'zod'
import { dateTime } from './fields'
import { call, named } from './form'
import { CONTRIBUTIONS, SET_ROLES } from './rules/compositions'
import { RING_ACTS, RING_STATES } from './rules/rings'

const Contribution = z.object({
  remote: named('yymc', z.string()),
  kind: named('lx', z.enum(CONTRIBUTIONS)),
  title: named('mc', z.string()),
  where: named('wz', z.string()),
})

const Part = z.object({
  name: named('yymc', z.string()),
  version: named('bbh', z.string()),
  build: named('gjh', z.string()),
  /** Version that comes in where this one fails to load; empty where there is none. */
  floor: named('bybbh', z.string()),
  /** Version in the next composition; empty where there is none, or where it leaves this part out. */
  next: named('xybbh', z.string()),
  /** Another origin that its files come from; empty where it is the portal's own. */
  origin: named('ly', z.string()),
})

const Composition = z.object({
  /** Twelve hex digits; those that `npm run rollout -- <folder> sets` shows. */
  id: named('zcbh', z.string()),
  parts: named('yyList', z.array(Part)),
  contributions: named('nrList', z.array(Contribution)),
  settings: named('szList', z.array(z.object({ name: named('mc', z.string()), value: named('z', z.string()) }))),
})

const Next = z.object({
  id: named('zcbh', z.string()),
  /** Percent of the people who have it already. */
  share: named('bl', z.number()),
  contributions: named('nrList', z.array(Contribution)),
  changes: named(
    'bhList',
    z.array(
      z.object({
        subject: named('dx', z.string()),
        how: named('fs', z.enum(['added', 'removed', 'changed'])),
        name: named('mc', z.string()),
        before: named('yz', z.string()),
        after: named('xz', z.string()),
      }),
    ),
  ),
})

/** A composition that the server holds, with the sessions that go on with it. */
const HeldSet = z.object({
  id: named('zcbh', z.string()),
  role: named('jd', z.enum(SET_ROLES)),
  sessions: named('hhs', z.int()),
  parts: named('yyList', z.array(z.object({ name: named('yymc', z.string()), version: named('bbh', z.string()) }))),
})

/** Names of regions and organisations. */
const offices = named('fwList', z.array(z.string()))

const Ring = z.object({
  /** Of the composition that it gives out. */
  id: named('zcbh', z.string()),
  state: named('zt', z.enum(RING_STATES)),
  offices,
  startedAt: named('kssj', dateTime),
  endedAt: named('jssj', dateTime.nullable()),
  /** How many people have it, or had it when the ring ended. */
  people: named('rs', z.int()),
  /** How many of them may meet a fault of one part. */
  allowed: named('yxrs', z.int()),
  /** Its parts, those that fail most first. */
  parts: named(
    'yyList',
    z.array(
      z.object({ name: named('yymc', z.string()), version: named('bbh', z.string()), faulty: named('gzrs', z.int()) }),
    ),
  ),
})

const RingAct = z.object({
  key: named('xh', z.string()),
  at: named('sj', dateTime),
  id: named('zcbh', z.string()),
  act: named('cz', z.enum(RING_ACTS)),
  offices,
  people: named('rs', z.int()),
  /** The part whose budget was spent; empty elsewhere. */
  remote: named('yymc', z.string()),
  version: named('bbh', z.string()),
  faulty: named('gzrs', z.int()),
})

/** Who is given the next composition before others, and all that was done so; newest first, two hundred at most. */
export const rings = call('POST', 'api/federation/rings', {
  answer: z.object({
    /** The one that counts; null where there was none yet. */
    latest: named('dq', Ring.nullable()),
    past: named('lsList', z.array(RingAct)),
  }),
})

/** What this server's portal is composed of, and what its next composition would change. */
export const compositions = call('POST', 'api/federation/compositions', {
  answer: z.object({
    /** Null where the server holds no lock. */
    current: named('dq', Composition.nullable()),
    /** Null where no next composition is held. */
    next: named('xy', Next.nullable()),
    /** All that the server holds: the current one first, then the next, those before, and those withdrawn. */
    sets: named('zcList', z.array(HeldSet)),
  }),
})
