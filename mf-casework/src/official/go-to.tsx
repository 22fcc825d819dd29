import { navigate } from '@portal/shared-lib/router'
import { useEffect, useEffectEvent } from 'react'

interface GoToProps {
  readonly to: string
  readonly onClose: () => void
}

/** In the place of a dialog that is done: leads on once nothing of it is unsaved any longer. */
export function GoTo({ to, onClose }: GoToProps) {
  const leave = useEffectEvent(() => {
    onClose()
    navigate(to)
  })
  useEffect(() => leave(), [])
  return null
}
