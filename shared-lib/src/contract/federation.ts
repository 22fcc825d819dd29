import { z } from 'zod'
import { call, named } from './form'
import { CONTRIBUTIONS } from './rules/compositions'

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
  /** Names or numbers of organisations that have it already. */
  organisations: named('dwList', z.array(z.string())),
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

/** What this server's portal is composed of, and what its next composition would change. */
export const compositions = call('POST', 'api/federation/compositions', {
  answer: z.object({
    /** Null where the server holds no lock. */
    current: named('dq', Composition.nullable()),
    /** Null where no next composition is held. */
    next: named('xy', Next.nullable()),
  }),
})
