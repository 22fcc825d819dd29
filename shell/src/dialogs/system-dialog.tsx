import { type ComposedRemote, composition, type DialogTab } from '@portal/shared-lib'
import { Dialog, Tabs } from '@portal/shared-lib/page'
import { watchUnsaved } from '@portal/shared-lib/router'
import { useState } from 'react'
import styles from './dialogs.module.css'
import { Door } from './door'
import { MobileTab } from './mobile-tab'

/** A tab of 系统管理: what a remote shows behind a door, or the shell's own pictures. */
type SystemTab = Pick<DialogTab, 'title' | 'order'> & {
  readonly door?: { readonly remote: ComposedRemote; readonly name: string }
}

const OWN_TABS: readonly SystemTab[] = [{ title: '移动二维码', order: 40 }]

/** The tabs of 系统管理 in their order: the shell's own, and those that the composed remotes contribute. */
function systemTabs(): SystemTab[] {
  const contributed = composition().remotes.flatMap(remote =>
    (remote.dialogTabs ?? []).map(({ title, order, dialog }) => ({ title, order, door: { remote, name: dialog } })),
  )
  return [...OWN_TABS, ...contributed].toSorted((one, other) => one.order - other.order)
}

/** Pixels. */
const WIDTH = 1040
const HEIGHT = 600

/** 系统管理: each tab loads when it is opened and then stays, with what is typed into it, until the dialog closes. */
export function SystemDialog({ tab, onClose }: { tab: string; onClose: () => void }) {
  const [tabs] = useState(systemTabs)
  const [shown, setShown] = useState(tab)
  const [opened, setOpened] = useState<readonly string[]>([tab])
  const [mayClose] = useState(watchUnsaved)
  const show = (title: string) => {
    setShown(title)
    setOpened(before => (before.includes(title) ? before : [...before, title]))
  }
  const close = async () => {
    if (await mayClose()) onClose()
  }
  return (
    <Dialog title="系统管理" width={WIDTH} height={HEIGHT} movable onClose={() => void close()}>
      <Tabs label="系统管理" tabs={tabs.map(({ title }) => ({ key: title, title }))} shown={shown} onShow={show}>
        {tabs
          .filter(({ title }) => opened.includes(title))
          .map(({ title, door }) => (
            <div key={title} className={styles.tab} hidden={title !== shown}>
              {door ? <Door remote={door.remote} door={door.name} onClose={() => void close()} /> : <MobileTab />}
            </div>
          ))}
      </Tabs>
    </Dialog>
  )
}
