import { FIGURE_LIST } from '@portal/shared-lib/contract/rules/figures'
import { dateTimeOf, dayOf } from '../platform/calendar/china-time'
import type { Asked } from './asked'
import { cellsOf, columnOf } from './cells'
import type { Table } from './conditions'
import type { Counting } from './counting'
import type { Named } from './dimensions'
import { type Found, TOTAL } from './found'
import { readFigures } from './read'
import { isBeyond, isBeyondForAll, isSuperior, sightOf } from './sight'

/** Figures in rows and columns, each with how the list behind it is asked for. */
export async function countTable(counting: Counting, asked: Asked): Promise<Table> {
  const { db, now } = counting
  const [found, beyond] = await Promise.all([
    sightOf(counting).then(sight => readFigures(counting, asked, sight)),
    readBeyond(counting, asked),
  ])
  const keys = [...found.keys()].filter(key => key !== TOTAL).toSorted()
  const named = asked.rows ? await asked.rows.names(db, keys) : []
  const cells = (key: string, population?: number | null) =>
    cellsOf(asked, { found: found.get(key) ?? {}, beyond: beyond.get(key) ?? {} }, population)
  const row = ({ key, name, region = '', population = null }: Named) => ({
    id: key,
    name,
    region,
    population,
    conditions: [...(asked.rows?.conditionsOf(key) ?? [])],
    cells: cells(key, population),
  })
  return {
    title: asked.title,
    asOf: dateTimeOf(now),
    viewId: FIGURE_LIST,
    conditions: [...asked.scope.conditions],
    columns: asked.columns.map(column => columnOf(column, asked, dayOf(now))),
    rows: named.map(row),
    // What has several of a kind stands in several rows, which have no sum.
    total: asked.rows?.joins ? null : cells(TOTAL, asked.population),
  }
}

/** Of how many more a superior is told: of all petitions only, without any part that could be told from it. */
async function readBeyond(counting: Counting, asked: Asked): Promise<Found> {
  const columns = asked.columns.filter(({ metric }) => metric === 'M01')
  if (columns.length === 0 || !isSuperior(counting.caller)) return new Map()
  const beyond = counting.isForAll ? isBeyondForAll : isBeyond
  return readFigures(counting, { ...asked, columns, isCompared: false }, { all: beyond(counting.caller) })
}
