import { commandsNow } from '@portal/shared-lib'
import { Dialog } from '@portal/shared-lib/page'
import { useState } from 'react'
import styles from './finder.module.css'
import { PageHelp } from './page-help'

/** Pixels. */
const WIDTH = 680

/** What the page is for, where the knowledge base says it, and the keys that are heard on it. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const [groups] = useState(keysNow)
  return (
    <Dialog title="键盘快捷键" width={WIDTH} onClose={onClose}>
      <PageHelp />
      <div className={styles.keys}>
        {groups.map(({ title, commands }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {commands.map(command => (
                <div key={command.title} className={styles.key}>
                  <dt>
                    <kbd>{command.keys}</kbd>
                  </dt>
                  <dd>{command.title}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

/** Those of the page before those that are heard everywhere. */
const keysNow = () =>
  commandsNow()
    .map(({ title, commands }) => ({ title, commands: commands.filter(({ keys }) => keys) }))
    .filter(({ commands }) => commands.length > 0)
    .toReversed()
