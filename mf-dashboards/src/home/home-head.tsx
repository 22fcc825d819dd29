import { formatDay, greeting, useDesktop } from '@portal/shared-lib'
import { Page } from '@portal/shared-lib/page'
import type { ReactNode } from 'react'
import { ArrangeButton, HomeBoard } from './board/home-board'
import type { Home } from './board/widgets-of'
import styles from './home.module.css'

/** A home page in the portal's frame: who it is for, and its widgets. */
export function HomeInFrame({ home, action }: { home: Home; action?: ReactNode }) {
  const desktop = useDesktop()
  const now = new Date()
  return (
    <Page
      title={`${greeting(now)}，${desktop?.userName ?? ''}`}
      action={
        <>
          {action}
          <ArrangeButton home={home} />
        </>
      }
    >
      <p className={styles.day}>
        {formatDay(now)} · {desktop?.orgName} {desktop?.deptName}
      </p>
      <HomeBoard home={home} />
    </Page>
  )
}
