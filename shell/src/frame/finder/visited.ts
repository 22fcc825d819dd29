import { store } from '@portal/shared-lib'

interface Visited {
  readonly address: string
  readonly title: string
}

const MOST = 8

let visited: readonly Visited[] = []
let owner: string | undefined

/** Notes a page that is shown. Kept in this window alone, and for whoever is signed in. */
export function noteVisit(path: string, query: string, title: string): void {
  const petitionNo = new URLSearchParams(query).get('xfjbh')
  const visit = petitionNo
    ? { address: `${path}?xfjbh=${encodeURIComponent(petitionNo)}`, title: `${title} ${petitionNo}` }
    : { address: path, title }
  visited = [visit, ...visitedPages().filter(({ title: other }) => other !== visit.title)].slice(0, MOST + 1)
}

/** The pages shown of late, the newest first. */
export function visitedPages(): readonly Visited[] {
  const user = store.getState().session.desktop?.userId
  if (user !== owner) visited = []
  owner = user
  return visited
}
