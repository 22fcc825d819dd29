import { findOffice, getOffice, type Office } from '../people/organisations/office'
import type { Db } from '../platform/database/connect'

/** More than any province has: a circle among organisations ends here. */
const MOST_LEVELS = 6

/** The petition department that looks at a filing next: the one that watches the organisation, or is above it. */
export async function levelAbove(db: Db, orgId: string): Promise<Office | undefined> {
  const { watcherId, isBureau, lineSuperiorId } = await getOffice(db, orgId)
  const id = watcherId ?? (isBureau ? lineSuperiorId : null)
  return id === null ? undefined : await findOffice(db, id)
}

/** All that look at what an organisation files, up to the last; what the last files it decides itself. */
export async function levelsOver(db: Db, orgId: string): Promise<Office[]> {
  const levels: Office[] = []
  for (let next = await levelAbove(db, orgId); next; next = await levelAbove(db, next.id)) {
    levels.push(next)
    if (levels.length === MOST_LEVELS) break
  }
  return levels.length > 0 ? levels : [await getOffice(db, orgId)]
}
