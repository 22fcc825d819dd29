import { signOnStart } from '@portal/shared-lib/contract/rules/sign-on'
import { composition, onDemand, WhileLoading } from '@portal/shared-lib/first'
import { useEffect, useState } from 'react'
import { Refused } from './refused'
import { type Returned, takeReturned } from './returned'
import styles from './sign-on.module.css'

const Entering = onDemand(() => import('./entering'))

/** What came back with the browser, once the page answers: what was rendered at build knows of no such way. */
export function useReturned() {
  const [returned, setReturned] = useState<Returned>()
  useEffect(() => {
    const found = takeReturned()
    if (found) setReturned(found)
  }, [])
  return { returned, forget: () => setReturned(undefined) }
}

/** In place of the form: signs in whoever came back, or says what went wrong. */
export function ComeBack({ returned, onLeave }: { returned: Returned; onLeave: () => void }) {
  if (returned.ticket === undefined) return <Refused problem={returned.problem} onLeave={onLeave} />
  return (
    <WhileLoading fallback={<p className="portal-loading">正在登录...</p>}>
      <Entering ticket={returned.ticket} next={returned.next} onLeave={onLeave} />
    </WhileLoading>
  )
}

/** To the providers that the province has, below its own ways to sign in. */
export function SignOnLinks() {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const { signOn = [], basePath } = composition().province
  if (!isLive || signOn.length === 0) return null
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
