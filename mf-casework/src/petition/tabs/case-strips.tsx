import { can, placesIn, RemotePart } from '@portal/shared-lib'
import { useState } from 'react'
import styles from './case-tabs.module.css'

/** What other remotes say of a case between its head and its tabs; each loads, waits and fails by itself. */
export function CaseStrips({ petitionNo }: { readonly petitionNo: string }) {
  const [places] = useState(() => placesIn('caseStrip', can))
  return places.map(({ remote, door, key, title }) => (
    <section key={key} aria-label={title} className={styles.strip}>
      <RemotePart remote={remote} door={door} part={key} subject={petitionNo} />
    </section>
  ))
}
