/** The one guarded history, and what screens need of react-router. */
export { Link, Navigate, Route, Routes, useLocation, useParams, useSearchParams } from 'react-router-dom'
export { addressOf, navigate, pathOf } from './navigation'
export { addGuard, type Guard, type Navigation, portalHistory, type Verdict } from './portal-history'
export { PortalRouter } from './portal-router'
export { askBeforeLeaving, hasUnsaved, markUnsaved } from './unsaved'
