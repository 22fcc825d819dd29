import { defineParts } from '@portal/shared-lib'

export default defineParts({
  drafts: () => import('./home-widgets/own-drafts'),
  opened: () => import('./home-widgets/opened-last'),
  filters: () => import('./home-widgets/own-filters'),
})
