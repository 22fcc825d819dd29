import { Dialog } from '@portal/shared-lib/page'
import { Door } from '../dialogs/door'
import { signOutNow } from '../session/sign-out'
import { type ForcedStep, forcedDoor, passwordChanged } from './forced-state'

interface Step {
  readonly title: string
  /** Pixels. */
  readonly width: number
  readonly closable: boolean
  onDone(): void
}

const leave = () => void signOutNow()

const STEPS: Record<ForcedStep, Step> = {
  password: { title: '首次使用请修改密码', width: 560, closable: false, onDone: passwordChanged },
  // Whoever saves signs in again, with what the organisation has become.
  organisation: { title: '编辑机构', width: 880, closable: true, onDone: leave },
}

/** What has to be done before anything else. Who gives up is signed out. */
export function ForcedDialog({ step }: { step: ForcedStep }) {
  const { title, width, closable, onDone } = STEPS[step]
  const served = forcedDoor(step)
  if (!served) return null
  return (
    <Dialog key={step} title={title} width={width} onClose={closable ? leave : undefined}>
      <Door {...served} onClose={leave} onDone={onDone} />
    </Dialog>
  )
}
