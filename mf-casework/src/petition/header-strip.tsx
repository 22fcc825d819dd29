import { composition } from '@portal/shared-lib'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { GRAVE_MARKS, MARK_NAMES } from '@portal/shared-lib/contract/rules/marks'
import { Lamp, PetitionNo } from '@portal/shared-lib/page'
import { addressOf, Link } from '@portal/shared-lib/router'
import parts from '../record/parts.module.css'
import styles from './header-strip.module.css'
import { Reveal } from './people/reveal'

const ROOM = '/room'

/** Leads to a video meeting about a petition, where the province has a remote that holds any. */
function MeetingEntry({ petitionNo }: { petitionNo: string }) {
  const isHeld = composition().remotes.some(({ routes }) => routes.some(({ path }) => path === ROOM))
  if (!isHeld) return null
  return (
    <a className={styles.meeting} href={addressOf(`${ROOM}?xfjbh=${petitionNo}`)} target="_blank" rel="noreferrer">
      视频会议
    </a>
  )
}

/** What the marks of a petition are called where there is room. */
const NAMES: Readonly<Record<string, string>> = {
  ...MARK_NAMES,
  walledOff: '知悉范围受限',
  leaderCase: '领导包案',
  extended: '已延期',
  terminatedMatter: '事项已终结',
}

/** Those that have a name, the grave ones first. */
const marksOf = (flags: readonly string[]) =>
  flags
    .flatMap(flag => (NAMES[flag] ? [{ flag, name: NAMES[flag], isGrave: GRAVE_MARKS.includes(flag) }] : []))
    .toSorted((a, b) => Number(b.isGrave) - Number(a.isGrave))

/** What one must see of a petition wherever one has scrolled to: what it is about, whose it is, how long it has. */
export function HeaderStrip({ petition }: { petition: PetitionAnswer }) {
  const { summary, dueAt, lamp, remainingDays } = petition
  return (
    <header ref={tellHeight} className={styles.strip}>
      <div className={styles.told}>
        <h2 title={summary}>{summary}</h2>
        <Facts petition={petition} />
      </div>
      {dueAt && (
        <div className={styles.limit}>
          <Lamp colour={lamp} remainingDays={remainingDays} dueAt={dueAt} />
        </div>
      )}
    </header>
  )
}

function Facts({ petition }: { petition: PetitionAnswer }) {
  const { petitionNo, stateName, petitioner, personCount, flags, mergedInto } = petition
  return (
    <div className={styles.facts} data-links>
      <PetitionNo value={petitionNo} />
      <strong className={styles.state}>{stateName}</strong>
      {marksOf(flags).map(({ flag, name, isGrave }) => (
        <span key={flag} className={isGrave ? styles.graveTag : parts.tag}>
          {name}
        </span>
      ))}
      <span>
        {petitioner}
        {personCount > 1 && `等${personCount}人`}
        <Reveal petition={petition} />
      </span>
      <span>{petition.placeName}</span>
      <span>{petition.channelName}</span>
      <span>{petition.purposeName}</span>
      <span>{petition.categoryName}</span>
      {petition.closeTypeName && <span>{petition.closeTypeName}</span>}
      {mergedInto && (
        <span>
          已并入 <Link to={`/toDoManage/handle?xfjbh=${mergedInto}`}>{mergedInto}</Link>
        </span>
      )}
      <span className={styles.holder}>{holderOf(petition)}</span>
      <MeetingEntry petitionNo={petitionNo} />
    </div>
  )
}

/** Pixels; what the style sheet takes for the height until it is told another. */
const ONE_LINE = 78

/** What sticks below has to know: the more there is to say, the more lines it takes. */
function tellHeight(strip: HTMLElement | null) {
  if (!strip) return
  let told = ONE_LINE
  const tell = () => {
    // Whatever changes a property makes the whole page be styled again.
    if (strip.offsetHeight === told) return
    told = strip.offsetHeight
    strip.parentElement?.style.setProperty('--strip-height', `${told}px`)
  }
  const observer = new ResizeObserver(tell)
  observer.observe(strip)
  return () => observer.disconnect()
}

function holderOf({ holders, leadOrganisation }: PetitionAnswer): string {
  const isSaid = holders.some(holder => holder.startsWith(leadOrganisation))
  const unit = leadOrganisation && !isSaid && `在办单位：${leadOrganisation}`
  const handlers = holders.length > 0 && `经办：${holders.join('、')}`
  return [unit, handlers].filter(Boolean).join('　')
}
