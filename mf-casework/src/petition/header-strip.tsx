import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { Lamp, PetitionNo } from '@portal/shared-lib/page'
import { MeetingEntry } from './meeting-entry'
import styles from './petition.module.css'

/** What one must see of a petition wherever one has scrolled to. */
export function HeaderStrip({ petition }: { petition: PetitionAnswer }) {
  const { petitionNo, stateName, lamp, remainingDays, petitioner, personCount, placeName, categoryName } = petition
  return (
    <div className={styles.strip}>
      <PetitionNo value={petitionNo} />
      <strong className={styles.state}>{stateName}</strong>
      <Lamp colour={lamp} remainingDays={remainingDays} />
      <span>
        {petitioner}
        {personCount > 1 && `等${personCount}人`}
      </span>
      <span>{placeName}</span>
      <span>{categoryName}</span>
      <MeetingEntry petitionNo={petitionNo} />
    </div>
  )
}
