import { defineParts } from '@portal/shared-lib'

export default defineParts({
  drafts: () => import('./home-widgets/own-drafts'),
  opened: () => import('./home-widgets/opened-last'),
  todo: () => import('./home-widgets/todo-preview'),
  filters: () => import('./home-widgets/own-filters'),
})
