import type { Route } from '../http/route'
import { faultRoute } from './faults'
import { watermarkRoute } from './watermark'

export const routes: Route[] = [faultRoute, watermarkRoute]
