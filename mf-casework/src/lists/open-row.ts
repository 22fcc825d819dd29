import { navigate } from '@portal/shared-lib/router'
import { type Row, textOf } from './row'

/** Goes where a row leads, in this window. Of a case, what shows first is asked for while its page is made. */
export function openRow(row: Row): void {
  const url = textOf(row, 'url')
  if (!url) return
  const failed = () => undefined // The page that cannot come says so itself.
  import('../petition/first-readings').then(({ readAhead }) => readAhead(url), failed)
  navigate(url)
}
