import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'
import { type Filter, filterSql } from '../lists/conditions'
import { countRows } from '../lists/count'
import type { Asker, View } from '../lists/view'

interface Counting {
  readonly caller: Caller
  readonly view: View
  readonly filter: Filter | undefined
}

/** How many rows a list has for a caller, exactly. */
export async function countAll(db: Db, services: Services, { caller, view, filter }: Counting): Promise<number> {
  const asker = askerOf(services, caller)
  return await countRows(db, {
    view,
    asker,
    filter: filterSql(view, filter, { keys: services.fieldKeys, now: asker.now }),
  })
}

export const askerOf = ({ now }: Services, caller: Caller): Asker => ({ caller, now: now() })
