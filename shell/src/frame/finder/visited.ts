import { ownedByUser } from '@portal/shared-lib'

interface Visited {
  readonly address: string
  readonly title: string
}

const MOST = 8

const visited = ownedByUser<readonly Visited[]>(() => [])

/** Notes a page that is shown. Kept in this window alone, and for whoever is signed in. */
export function noteVisit(path: string, query: string, title: string): void {
  const petitionNo = new URLSearchParams(query).get('xfjbh')
  const visit = petitionNo
    ? { address: `${path}?xfjbh=${encodeURIComponent(petitionNo)}`, title: `${title} ${petitionNo}` }
    : { address: path, title }
  visited.set([visit, ...visited.get().filter(({ title: other }) => other !== visit.title)].slice(0, MOST + 1))
}

/** The pages shown of late, the newest first. */
export const visitedPages = (): readonly Visited[] => visited.get()
