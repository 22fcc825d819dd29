import type { ReactNode } from 'react'
import { unstable_HistoryRouter as HistoryRouter, type HistoryRouterProps } from 'react-router-dom'
import { composition } from '../config/composition'
import { portalHistory } from './portal-history'

/** Joins a React root to the portal's history. */
export function PortalRouter({ children }: { children: ReactNode }) {
  return (
    <HistoryRouter
      basename={composition().province.basePath.replace(/\/$/, '')}
      // React Router types its own Action enum, whose values are these strings.
      history={portalHistory as unknown as HistoryRouterProps['history']}
    >
      {children}
    </HistoryRouter>
  )
}
