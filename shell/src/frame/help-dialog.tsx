import type { ShellDialog } from '../dialogs/shell-dialog'
import Finder from './finder/finder'
import KeysDialog from './finder/keys-dialog'
import NewsDialog from './guide/news-dialog'
import Tour from './guide/tour'

interface HelpDialogProps {
  readonly kind: Exclude<ShellDialog['kind'], 'system' | 'posts' | 'looks'>
  readonly onClose: () => void
}

const DIALOGS = { finder: Finder, keys: KeysDialog, news: NewsDialog, tour: Tour } as const

/** What leads through the portal, loaded together: each file of its own would cost the first page its digest. */
export default function HelpDialog({ kind, onClose }: HelpDialogProps) {
  const Dialog = DIALOGS[kind]
  return <Dialog onClose={onClose} />
}
