import { navigate, pathOf, portalHistory } from '@portal/shared-lib/router'
import { keepQueue } from '../petition/queue/queue'
import { type Row, textOf } from './row'

/**
 * Goes where a row leads, in this window. Of a case, what shows first is asked for while its page is made.
 * @param rows the list that it stands in
 * @param action what is to be filled in there
 * @param macroId 常用操作 that fills it in
 */
export function openRow(row: Row, rows: readonly Row[], action?: string, macroId?: string): void {
  const url = textOf(row, 'url')
  if (!url) return
  const { pathname, search } = portalHistory.location
  keepQueue(
    pathOf(pathname) + search,
    rows.map(one => textOf(one, 'url')),
  )
  const failed = () => undefined // The page that cannot come says so itself.
  import('../petition/first-readings').then(({ readAhead }) => readAhead(url), failed)
  const filled = macroId ? `&macro=${macroId}` : ''
  // In a task of its own: to make the page keeps the browser busy, and would have the question wait.
  setTimeout(() => navigate(action ? `${url}&action=${action}${filled}` : url))
}
