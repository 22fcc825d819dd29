import './integrity'
import './federation/lend-runtime'
import { takeOverFirst } from './outlet/take-over'

// What stands in the page answers first; everything else loads after the shared modules are in place.
void takeOverFirst().then(() => import('./bootstrap'))
