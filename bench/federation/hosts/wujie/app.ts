import './address'
import type { Desktop } from '@portal/shared-lib'
import { hide, placeIn, show } from '../remote'

interface WujieWindow {
  readonly $wujie: { readonly props: { readonly desktop: Desktop } }
  __WUJIE_MOUNT?: () => void
  __WUJIE_UNMOUNT?: () => void
}

const wujie = window as unknown as WujieWindow

wujie.__WUJIE_MOUNT = () => void show(placeIn(document), wujie.$wujie.props.desktop)
wujie.__WUJIE_UNMOUNT = () => void hide(placeIn(document))
