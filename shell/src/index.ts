import './integrity'
import './federation/lend-runtime'

// Everything else loads after the shared modules are in place.
void import('./bootstrap')
