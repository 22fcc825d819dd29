import type { Route } from '../route'
import { faultRoute } from './faults'
import { watermarkRoute } from './watermark'

export const routes: Route[] = [faultRoute, watermarkRoute]
