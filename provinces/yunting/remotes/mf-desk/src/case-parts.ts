import { defineParts } from '@portal/shared-lib'

export default defineParts({
  colleagues: async () => ({ default: (await import('./colleagues')).Colleagues }),
  lastEvent: () => import('./last-event'),
})
