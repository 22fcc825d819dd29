import { useId } from 'react'
import { LoginForm } from './login-form'
import { ModeTabs } from './mode-tabs'
import type { FormMode } from './modes'
import type { LoginFormState } from './use-login-form'

interface FormPanelProps {
  readonly modes: readonly FormMode[]
  readonly mode: FormMode
  readonly login: LoginFormState
  readonly onChoose: (mode: FormMode) => void
}

/** The form below its tabs; where the province has one way only there are none. */
export function FormPanel({ modes, mode, login, onChoose }: FormPanelProps) {
  const panelId = useId()
  const form = <LoginForm mode={mode} login={login} />
  if (modes.length < 2) return form
  return (
    <>
      <ModeTabs modes={modes} current={mode} panelId={panelId} onChoose={onChoose} />
      <div role="tabpanel" id={panelId}>
        {form}
      </div>
    </>
  )
}
