import { signOnOrganisations } from '@portal/shared-lib/contract/calls/sign-on'
import { SIGN_IN_TEXTS } from '@portal/shared-lib/contract/rules/sign-in'
import { SIGN_ON_PROBLEMS } from '@portal/shared-lib/contract/rules/sign-on'
import { ask, asPortalError } from '@portal/shared-lib/first'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { answerOf } from '../api'
import { enter } from '../enter'
import type { Organisation } from '../form-state'
import form from '../login-form.module.css'
import { Refused } from './refused'
import styles from './sign-on.module.css'

interface EnteringProps {
  readonly ticket: string
  /** The page to which whoever asked for it goes. */
  readonly next: string | undefined
  readonly onLeave: () => void
}

/** Signs in whoever a provider has proven: at once, or in the organisation that the person chooses. */
export function Entering({ ticket, next, onLeave }: EnteringProps) {
  const { choices, problem, busy, go } = useEntering(ticket, next)
  if (problem) return <Refused problem={problem} onLeave={onLeave} />
  if (busy || !choices) return <p className="portal-loading">正在登录...</p>
  return <Choice organisations={choices} onChoose={id => void go(id)} />
}

function useEntering(ticket: string, next: string | undefined) {
  const [choices, setChoices] = useState<readonly Organisation[]>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const leaving = useRef<AbortController>(undefined)

  const go = async (organisationId: string) => {
    setBusy(true)
    const signal = leaving.current?.signal ?? new AbortController().signal
    try {
      await enter({ signOnTicket: ticket, organisationId }, signal, next)
    } catch (error) {
      if (!signal.aborted) setProblem(asPortalError(error).message)
    }
  }
  const begin = async (signal: AbortSignal) => {
    try {
      const organisations = await answerOf(ask(signOnOrganisations, { ticket }, { signal }))
      const [only, ...others] = organisations
      if (signal.aborted) return
      if (!only) setProblem(SIGN_ON_PROBLEMS.closed)
      else if (others.length === 0) await go(only.id)
      else setChoices(organisations)
    } catch (error) {
      if (!signal.aborted) setProblem(asPortalError(error).message)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a ticket is used once
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    void begin(controller.signal)
    return () => controller.abort()
  }, [ticket])
  return { choices, problem, busy, go }
}

/** Of somebody with posts in several organisations. */
function Choice({
  organisations,
  onChoose,
}: {
  organisations: readonly Organisation[]
  onChoose: (id: string) => void
}) {
  const [chosen, setChosen] = useState('')
  const [missing, setMissing] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) onChoose(chosen)
    else setMissing(SIGN_IN_TEXTS.organisation)
  }
  return (
    <form className={styles.back} onSubmit={submit}>
      <fieldset className={styles.choice}>
        <legend>您在多个单位任职，请选择本次登录的单位</legend>
        {organisations.map(({ id, companyName }) => (
          <label key={id}>
            <input
              type="radio"
              name="organisation"
              checked={chosen === id}
              onChange={() => {
                setChosen(id)
                setMissing('')
              }}
            />
            {companyName}
          </label>
        ))}
      </fieldset>
      <p className={styles.problem} role="alert">
        {missing}
      </p>
      <button type="submit" className={form.submit}>
        登录
      </button>
    </form>
  )
}
