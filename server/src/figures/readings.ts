import { createHash } from 'node:crypto'
import type { RawBuilder } from 'kysely'
import { grouped } from '../platform/grouped'
import type { Asked } from './asked'
import type { Counting } from './counting'
import { coarse, fine, type Grain } from './kept/grain'
import { monthsOf, type Piece, periodsOf } from './kept/pieces'
import { STANDINGS, type Standing } from './kept/standing'
import { passesOf, type SumPass } from './passes'
import { changesOf, factsOf, type Select, turnedOf } from './selects'
import type { Sight } from './sight'

/** How sums of a pass are read. */
export interface Reading {
  readonly pass: SumPass
  readonly grain: Grain
  readonly pieces: readonly Piece[]
  readonly selects: readonly RawBuilder<unknown>[]
  /** Of each piece, where it is kept: its words, and what stood before, to which the numbers are to be added. */
  readonly kept?: readonly Kept[]
}

interface Kept {
  readonly words: string
  readonly standing: Standing | undefined
}

/** In words of what is kept: they are the same whichever day it is, where a day turns. */
const NO_DAY = '0001-01-01'

/** As all count alike who count the province; else each time anew, as in a transaction, whose changes are nobody else's yet. */
export function readingsOf(counting: Counting, asked: Asked, { all, parts }: Sight, today: string): Reading[] {
  const isOf = (day: string) => passesOf(counting, asked, day).filter(pass => pass.addsUp)
  const passes = isOf(today)
  const anew = (sight: RawBuilder<boolean>) => passes.map(pass => countedAnew(pass, coarse(asked), sight))
  if (!parts || counting.db.isTransaction) return anew(all)
  const always = isOf(NO_DAY)
  const before = new Map([[today, passes]])
  const onDay = (day: string, at: number) => {
    const known = before.get(day) ?? isOf(day)
    before.set(day, known)
    return known[at]
  }
  const kept = passes.map((pass, at) => {
    const select = { pass, grain: fine(asked, parts.region), sight: parts.shared, pieces: [] }
    // The words of no piece have no day in them.
    const { sql: text, parameters } = factsOf({ ...select, pass: (pass.turns && always[at]) || pass }).compile(
      counting.db,
    )
    return addedTo(select, digestOf([text, parameters, pass.day?.field]), today, day => onDay(day, at) ?? pass)
  })
  return [...kept, ...(parts.own ? anew(parts.own) : [])]
}

const digestOf = (words: unknown) => createHash('sha256').update(JSON.stringify(words)).digest('base64')

function countedAnew(pass: SumPass, grain: Grain, sight: RawBuilder<boolean>): Reading {
  const pieces = periodsOf(pass)
  const selects = pieces.map(({ period }, no) => factsOf({ pass, grain, sight, pieces: [{ no, period }] }))
  return { pass, grain, pieces, selects }
}

function addedTo(select: Select, text: string, today: string, passOn: (day: string) => SumPass): Reading {
  const { pass, grain } = select
  // Values would be told apart by each month, too: there are many.
  const pieces = pass.by ? periodsOf(pass) : monthsOf(pass)
  const kept = pieces.map(({ name }): Kept => {
    const words = `${text} ${name}`
    const standing = STANDINGS.get(words)
    return { words, standing: standing && standing.day <= today ? standing : undefined }
  })
  const groups = grouped(
    pieces.map(({ period }, no) => ({ no, period })),
    ({ no }) => `${kept[no]?.standing?.day} ${kept[no]?.standing?.snapshot}`,
  )
  const selects = [...groups.values()].flatMap(found => {
    const standing = kept[found[0]?.no ?? 0]?.standing
    if (!standing) return found.map(one => factsOf({ ...select, pieces: [one] }))
    const before = { ...select, pass: passOn(standing.day), pieces: found }
    const changes = changesOf(before, standing)
    return standing.day === today
      ? [changes]
      : [changes, turnedOf({ ...select, pieces: found }, before.pass, standing, today)]
  })
  return { pass, grain, pieces, selects, kept }
}
