import { defineParts } from '@portal/shared-lib'

export default defineParts({ messages: () => import('./messages/newest-messages') })
