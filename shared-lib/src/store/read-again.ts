import { api } from '../api/api'
import { store } from './store'

/** Asks again for everything that is shown: the server was out of reach for a while. */
export const readAgain = () => void store.dispatch(api.internalActions.onOnline())
