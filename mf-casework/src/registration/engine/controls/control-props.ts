import type { ControlProps as Props } from '@portal/shared-lib/ui-form'
import type { Described } from '../described'

/** What every control is given. */
export type ControlProps = Props<Described>
