import { vueRoutes } from './vue/routes'

export default vueRoutes({ '/note': () => import('./note-page') })
