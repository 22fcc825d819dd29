/** The one guarded history, and what screens need of it. */
export { addGuard, type Guard, type Navigation, type Verdict } from './guards'
export { Link } from './link'
export {
  figureListAddress,
  filterParameters,
  filtersIn,
  type ListCondition,
  type ListFilter,
  listAddress,
  whereAddress,
} from './list-address'
export type { PortalLocation } from './location'
export { addressOf, navigate, pathOf } from './navigation'
export {
  createPageView,
  type PageView,
  usePageChords,
  usePageHold,
  usePageKeys,
  usePageShown,
  usePolling,
} from './page-view'
export { portalHistory } from './portal-history'
export { saveText, takeSavedText } from './saved-text'
export { isCovered, isInField, isTyping } from './typing'
export {
  askBeforeLeaving,
  hasUnsaved,
  keepUnsaved,
  loseUnsaved,
  markUnsaved,
  mayClose,
  mayLeave,
  watchUnsaved,
} from './unsaved'
export { useLocation } from './use-location'
export { useSearchParams } from './use-search-params'
export { useUnsaved } from './use-unsaved'
