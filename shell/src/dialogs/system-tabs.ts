import { type ComposedRemote, composition, type DialogTab } from '@portal/shared-lib'

/** A tab of 系统管理: what a remote shows behind a door, or the shell's own pictures. */
export type SystemTab = Pick<DialogTab, 'title' | 'order'> & {
  readonly door?: { readonly remote: ComposedRemote; readonly name: string }
}

const OWN_TABS: readonly SystemTab[] = [{ title: '移动二维码', order: 40 }]

/** The tabs of 系统管理 in their order: the shell's own, and those that the composed remotes contribute. */
export function systemTabs(): SystemTab[] {
  const contributed = composition().remotes.flatMap(remote =>
    (remote.dialogTabs ?? []).map(({ title, order, dialog }) => ({ title, order, door: { remote, name: dialog } })),
  )
  return [...OWN_TABS, ...contributed].toSorted((one, other) => one.order - other.order)
}
