import { signOnStart } from '@portal/shared-lib/contract/rules/sign-on'
import { composition } from '@portal/shared-lib/first'
import { useEffect, useState } from 'react'
import { Entering } from './entering'
import { Refused } from './refused'
import { forgetReturned, readReturned } from './returned'
import styles from './sign-on.module.css'
import type { SignOnWay } from './use-sign-on-way'

interface SignOnProps {
  readonly way: SignOnWay
  readonly onLeave: () => void
}

/** 统一身份认证: the buttons that lead to providers, or what comes of the way back from one. */
export default function SignOn({ way, onLeave }: SignOnProps) {
  return way === 'back' ? <ComeBack onLeave={onLeave} /> : <Links />
}

/** In place of the form: signs in whoever came back, or says what went wrong. */
function ComeBack({ onLeave }: { onLeave: () => void }) {
  const [returned] = useState(() => readReturned(window.location.hash))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is looked at once
  useEffect(() => {
    forgetReturned()
    if (!returned) onLeave()
  }, [])
  if (!returned) return null
  return (
    <>
      <h2>统一身份认证</h2>
      {returned.ticket === undefined ? (
        <Refused problem={returned.problem} onLeave={onLeave} />
      ) : (
        <Entering ticket={returned.ticket} next={returned.next} onLeave={onLeave} />
      )}
    </>
  )
}

/** To the providers that the province has, below its own ways to sign in. */
function Links() {
  const { signOn = [], basePath } = composition().province
  return (
    <div className={styles.links}>
      {signOn.map(({ id, title }) => (
        <a key={id} href={basePath + signOnStart(id)}>
          {title}
        </a>
      ))}
    </div>
  )
}
