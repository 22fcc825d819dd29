import { filterSql } from '../lists/conditions'
import { countRows } from '../lists/count'
import { getView, orderOf } from '../lists/list'
import { readPosition, writePosition } from '../lists/position'
import { readRows } from '../lists/read'
import { cellsOf } from './cells'
import { askerOf } from './count'
import { readPersonal } from './personal-columns'
import type { Exporting, Source } from './source'

/** The rows of a list of petitions or of what is to be done with them. */
export function listSource({ services, caller, task, asked }: Exporting): Source {
  const { db, fieldKeys: keys } = services
  const view = getView(caller, task.view_id)
  const { name: order, ...ordered } = orderOf(view, asked.sort)
  const asker = askerOf(services, caller)
  const read = { view, asker, filter: filterSql(view, asked.filter, { keys, now: asker.now }), order: ordered }
  const { personal } = task
  return {
    count: () => countRows(db, read),
    async rows(cursor, size) {
      const rows = await readRows(db, read, cursor ? readPosition(cursor, view, order) : 0, size)
      const personalOf = await readPersonal({ db, keys, caller }, rows, personal ? asked.columns : [])
      const last = rows.at(-1)
      return {
        cells: rows.map((row, at) => [
          ...(asked.title ? [task.done_rows + at + 1] : []),
          ...cellsOf(view, row, asked.columns, { ...asker, keys, personal, personalOf }),
        ]),
        cursor: last ? writePosition({ order, at: last.row_at, id: last.row_id, count: 0 }) : cursor,
        more: rows.length === size,
      }
    },
  }
}
