import { FormDialog, told } from './form-dialog'

interface ReasonDialogProps {
  readonly title: string
  /** What the reason is called. */
  readonly label: string
  /** An example of one. */
  readonly hint: string
  /** Characters; the server says the same. */
  readonly least: number
  readonly most: number
  readonly tooShort: string
  /** Lines. */
  readonly rows?: number
  /** Answers with an error where it was refused. */
  readonly send: (reason: string) => Promise<{ error?: unknown }>
  readonly done?: string
  readonly onDone?: () => void
  readonly onClose: () => void
}

const EMPTY = { reason: '' }

/** Asks why something is done before it is done. */
export function ReasonDialog({ label, hint, least, most, tooShort, rows = 2, send, ...rest }: ReasonDialogProps) {
  return (
    <FormDialog
      {...rest}
      submits={`确定${rest.title}`}
      entries={{ reason: { kind: 'words', label, placeholder: hint, max: most, rows, isCut: true, hidesLabel: true } }}
      values={EMPTY}
      problemsOf={({ reason }) => told(reason.trim().length < least ? tooShort : '')}
      send={({ reason }) => send(reason)}
    />
  )
}
