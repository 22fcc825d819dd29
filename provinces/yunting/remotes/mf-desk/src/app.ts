import { defineRemote } from '@portal/shared-lib'

export default defineRemote({ routes: { '/desk': () => import('./desk-page') } })
