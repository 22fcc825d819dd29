import type { ReactNode } from 'react'
import { titleOfPage } from '../config/composition'
import { pathOf, portalHistory, useLocation } from '../router'
import { Mark } from './mark'
import styles from './page.module.css'
import { useTrail } from './trail'

interface PageProps {
  /** Where it is another than the page's in `remote.json`. */
  readonly title?: string
  /** The page's primary action, at the right of the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** What the page that is shown is called by the remote that serves it. */
export const pageTitle = (): string => titleOfPage(pathOf(portalHistory.location.pathname))

/** What the page around is called, be it in sight or not. */
export const usePageTitle = (): string => titleOfPage(useLocation().pathname)

/** A page: title line with its primary action, then its content. */
export function Page({ title, action, children }: PageProps) {
  const usual = usePageTitle()
  return (
    <div className={styles.page}>
      <div className={styles.titleLine}>
        <Mark size={24} className={styles.printed} />
        <Trail title={title ?? usual} />
        <h1>{title ?? usual}</h1>
        <div className={styles.action}>{action}</div>
      </div>
      {children}
    </div>
  )
}

/** 当前位置: what leads to the page, which says itself what it is. */
function Trail({ title }: { title: string }) {
  const steps = useTrail().filter(step => step !== title)
  if (!steps.length) return null
  return <p className={styles.trail}>当前位置：{steps.join(' / ')} /</p>
}

/** A titled part of a page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
