import { type ComposedRemote, composition, type HomeWidget } from '@portal/shared-lib'
import type { HomeLayoutsAnswer } from '@portal/shared-lib/contract/calls/account'
import type { HOMES } from '@portal/shared-lib/contract/rules/home'
import type { ComponentType } from 'react'
import { ownWidgets } from './own-widgets'

export type Home = (typeof HOMES)[number]

type LoadWidget = () => Promise<{ default: ComponentType }>

/** A widget and where it comes from: this remote's own, or a door of another. */
export interface Widget extends HomeWidget {
  readonly load?: LoadWidget
  readonly remote?: ComposedRemote
}

export type Layout = HomeLayoutsAnswer[string]
export const USUAL: Layout = { order: [], hidden: [] }

/** The widgets of a home page for who may do what, in the province's order. */
export function widgetsOf(home: string, may: (permission: string) => boolean): Widget[] {
  const { province, remotes } = composition()
  const contributed = remotes.flatMap(remote => (remote.homeWidgets ?? []).map(widget => ({ ...widget, remote })))
  const all: Widget[] = [...ownWidgets(), ...contributed]
  const ordered = province.homes?.[home]
  const made = ordered
    ? ordered.flatMap(key => all.filter(widget => widget.key === key))
    : all.filter(({ homes }) => homes.includes(home))
  return made.filter(({ needs }) => !needs || needs.some(may))
}

/** In the order that somebody has chosen; what came to the portal since stands behind it. */
export function inOrder(widgets: readonly Widget[], { order }: Layout): Widget[] {
  const place = ({ key }: Widget) => (order.includes(key) ? order.indexOf(key) : order.length)
  return widgets.toSorted((one, other) => place(one) - place(other))
}
