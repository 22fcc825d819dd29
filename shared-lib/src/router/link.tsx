import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { hrefOf } from './location'
import { addressTo } from './navigation'
import { portalHistory } from './portal-history'

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A portal path. */
  readonly to: string
}

/** A link to a page of the portal, which it goes to through the guards; another tab or window is the browser's. */
export function Link({ to, onClick, ...anchor }: LinkProps) {
  const address = addressTo(to)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event, anchor.target)) return
    event.preventDefault()
    // Where one is already, going back must not lead to the same once more.
    const how = address === hrefOf(portalHistory.location) ? portalHistory.replace : portalHistory.push
    how(address)
  }
  return <a {...anchor} href={address} onClick={follow} />
}

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target = '_self') =>
  button === 0 && target === '_self' && !metaKey && !altKey && !ctrlKey && !shiftKey
