import { type ComposedRemote, composition, type HeaderEntry } from '@portal/shared-lib'
import { openDialog } from '../dialogs/open-dialog'
import { Badge } from './badge'
import styles from './frame.module.css'
import { goTo } from './go-to'

type Contributed = HeaderEntry & { readonly remote: ComposedRemote }

/** What the composed remotes contribute to the header, from left to right. */
export function HeaderEntries() {
  return entries().map(entry => (
    <button key={entry.title} type="button" className={styles.entry} onClick={() => open(entry)}>
      {entry.title}
      {entry.counter && <Badge counter={entry.counter.call} tag={entry.counter.tag} />}
    </button>
  ))
}

function entries(): Contributed[] {
  const all = composition().remotes.flatMap(remote => (remote.header ?? []).map(entry => ({ ...entry, remote })))
  return all.sort((one, other) => one.order - other.order)
}

function open({ opens, remote }: Contributed): void {
  if ('page' in opens) goTo(opens.page)
  else openDialog(remote, opens.dialog.slice('./'.length))
}
