import type { Desktop } from '@portal/shared-lib'
import { setTrail, useTrailShown } from '@portal/shared-lib/page'
import { useEffect, useLayoutEffect } from 'react'
import type { MenuRoute } from '../menu/menu'
import styles from './portal.module.css'

interface BreadcrumbProps {
  readonly desktop: Desktop
  readonly routes: readonly MenuRoute[]
  readonly block: string | undefined
  readonly path: string
  readonly title: string
}

/** 当前位置: block, submenu, page. */
export function Breadcrumb({ desktop, routes, block, path, title }: BreadcrumbProps) {
  const blockName = desktop.topMenu.find(({ code }) => code === block)?.resourceName
  const submenu = routes.find(route => path.startsWith(`${route.path}/`))?.title
  const steps = [blockName, submenu, title].flatMap((step, at, all) => (step && step !== all[at - 1] ? [step] : []))
  const isShown = useTrailShown()
  useLayoutEffect(() => setTrail(steps))
  useEffect(() => () => setTrail([]), [])
  // Most pages show it beside their title.
  if (isShown) return null
  return (
    <nav className={styles.breadcrumb} aria-label="当前位置">
      当前位置：
      {steps.join(' / ')}
    </nav>
  )
}
