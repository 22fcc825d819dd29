import { api, notify, ownedByUser, store, useDesktop } from '@portal/shared-lib'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useActedOn, useHandled } from '../../handled-todos'
import { useCaseworkListsApprovalsQuery, useCaseworkListsPageQuery } from '../api'
import { filterOf, type ListQuery } from '../list-query'
import { idOf, textOf } from '../row'
import type { ListView } from '../view'
import { approvalsAsked, approvalsPage, LIMIT, type PageArgs, readPage } from './read-page'
import {
  pageWithoutTodos,
  type Shown,
  shownOf,
  withFirst,
  withHead,
  withMore,
  withoutRows,
  withoutTodos,
} from './shown'

/** What was shown of a list when it was left, to be shown again at once on coming back; each user's own. */
const left = ownedByUser(() => new Map<string, Shown>())

/** The rows of a list: the first page, more as they are asked for, and what has changed meanwhile. */
export function useRows(view: ListView, query: ListQuery) {
  const args: PageArgs = {
    viewId: view.viewId,
    filter: filterOf(view, query),
    ...(query.sort && { sort: query.sort }),
  }
  const desktop = useDesktop()
  const key = JSON.stringify([desktop?.userId, desktop?.deptId, args])
  const head = useHead(view, args)
  const [kept, keep] = useState<Shown>()
  const [reading, setReading] = useState<'more' | 'again'>()
  const handled = useHandled()
  const known = kept?.key === key ? kept : left.get().get(key)
  const shown = useMemo(() => known && withoutTodos(known, handled), [known, handled])
  const busy = useRef(false)

  const { page } = head
  useEffect(() => {
    if (!page) return
    keep(before => {
      if (before?.key !== key) return withFirst(left.get().get(key), shownOf(key, page))
      // That they went is no news to whoever has handled them.
      return withHead(withoutTodos(before, handled), pageWithoutTodos(page, handled))
    })
  }, [page, key, handled])
  useEffect(() => {
    if (shown) left.get().set(key, shown)
  }, [key, shown])

  const alone = useCallback(async (what: 'more' | 'again', work: () => Promise<void>) => {
    if (busy.current) return
    busy.current = true
    setReading(what)
    await work()
    busy.current = false
    setReading(undefined)
  }, [])
  const more = () =>
    alone('more', async () => {
      if (!shown?.next) return
      const { page, error } = await readPage(view, args, shown.next)
      if (error) notify.warning(error.message)
      else keep(before => (before?.key === key ? withMore(before, page) : before))
    })
  const refresh = () =>
    alone('again', async () => {
      const read = await readAgain(view, args, key, shown?.rows.length ?? 0)
      if (read) keep(read)
    })
  useOwnActions(on => {
    if (shown?.rows.some(row => on.includes(textOf(row, 'xfjbh')) || on.includes(idOf(row)))) void refresh()
  })
  /** What was done has answered: rows that are gone by it go at once, and whatever counts or shows them is read again. */
  const done = (left: ReadonlySet<string>) => {
    keep(before => before && withoutRows(before, left))
    store.dispatch(api.util.invalidateTags(['Petition', 'Todo']))
    void refresh()
  }

  return {
    /** What was asked for, as a text. */
    key,
    shown,
    error: shown ? undefined : head.error,
    waiting: !shown && head.isFetching,
    more: shown?.next ? () => void more() : undefined,
    refresh: () => void refresh(),
    done,
    retry: () => void head.refetch(),
    readingMore: reading === 'more',
    refreshing: reading === 'again',
  }
}

/** Tells on what the user has acted elsewhere while a list is kept behind: what one does oneself is no news to be told of. */
function useOwnActions(onActed: (on: readonly string[]) => void): void {
  const actedOn = useActedOn()
  const known = useRef(actedOn.length)
  const tell = useEffectEvent(onActed)
  useEffect(() => {
    const since = actedOn.slice(known.current)
    known.current = actedOn.length
    if (since.length > 0) tell(since)
  }, [actedOn])
}

/** All that is shown, read again from the first page on; undefined where it cannot be read. */
async function readAgain(view: ListView, args: PageArgs, key: string, count: number): Promise<Shown | undefined> {
  let shown: Shown | undefined
  do {
    const { page, error } = await readPage(view, args, shown?.next ?? undefined)
    if (error) {
      notify.warning(error.message)
      return undefined
    }
    shown = shown ? withMore(shown, page) : shownOf(key, page)
  } while (shown.next && shown.rows.length < count)
  return shown
}

/** Of what is selected that which is still shown. */
export const stillShown = (selected: ReadonlySet<string>, shown: Shown | undefined): ReadonlySet<string> => {
  const ids = new Set(shown?.rows.map(idOf))
  return new Set([...selected].filter(id => ids.has(id)))
}

/** The first page, read again whenever something has changed that it shows. */
function useHead({ source }: ListView, args: PageArgs) {
  const ofApprovals = source === 'approvals'
  const always = { refetchOnMountOrArgChange: true }
  const petitions = useCaseworkListsPageQuery({ ...args, limit: LIMIT }, { ...always, skip: ofApprovals })
  const approvals = useCaseworkListsApprovalsQuery(
    { ...approvalsAsked(args), limit: LIMIT },
    { ...always, skip: !ofApprovals },
  )
  const { currentData, error, isFetching, refetch } = ofApprovals ? approvals : petitions
  const page = useMemo(() => {
    if (!currentData) return undefined
    return ofApprovals ? approvalsPage(currentData as NonNullable<typeof approvals.currentData>) : petitions.currentData
  }, [currentData, ofApprovals, petitions.currentData])
  return { page, error, isFetching, refetch }
}
