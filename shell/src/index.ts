import './integrity'
import './federation/lend-runtime'
import { takeOverFirst } from './outlet/take-over'

/** Since Chromium 116, the newest of what `older` fills in. */
const isNew = 'any' in AbortSignal

const fillIn = async () => (await import(/* webpackChunkName: "older" */ './older/fill')).fillIn()

// What stands in the page answers first; everything else loads after the shared modules are in place.
void (isNew ? takeOverFirst() : fillIn().then(takeOverFirst)).then(() => import('./bootstrap'))
