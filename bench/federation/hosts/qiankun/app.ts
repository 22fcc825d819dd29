import './public-path'
import type { Desktop } from '@portal/shared-lib'
import { hide, placeIn, show } from '../remote'

interface Props {
  readonly container: HTMLElement
  readonly desktop: Desktop
}

export const bootstrap = async (): Promise<void> => undefined

export const mount = ({ container, desktop }: Props): Promise<void> => show(placeIn(container), desktop)

export const unmount = ({ container }: Props): Promise<void> => hide(placeIn(container))
