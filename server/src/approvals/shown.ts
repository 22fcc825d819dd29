import { type LampThresholds, limitShown } from '../petitions/clocks/lamps/lamps'
import { dateTimeOf, SECOND_MS } from '../platform/calendar/china-time'
import { subjectName } from './subjects'

export const HOUR_MS = 3600 * SECOND_MS

interface Row extends LampThresholds {
  readonly id: string
  readonly subject_type: string
  readonly title: string
  readonly version: number
  readonly due_at: Date | null
  readonly submitted_at: Date
  readonly arrived_at: Date
  readonly petitionNo: string
  readonly flags: string[]
  readonly applicant: string
  readonly applicantDept: string
  /** Who has entrusted the reader with it; empty: nobody. */
  readonly onBehalf: string
}

/** What the list and the page of an approval both show. */
export const shownApproval = ({ id, subject_type, due_at, submitted_at, arrived_at, ...row }: Row, now: Date) => ({
  approvalId: id,
  type: subject_type,
  typeName: subjectName(subject_type),
  title: row.title,
  petitionNo: row.petitionNo,
  flags: row.flags,
  version: row.version,
  applicant: row.applicant,
  applicantDept: row.applicantDept,
  submittedAt: dateTimeOf(submitted_at),
  stayHours: Math.max(0, Math.floor((now.getTime() - arrived_at.getTime()) / HOUR_MS)),
  dueAt: due_at && dateTimeOf(due_at),
  ...limitShown(due_at, row, now),
  onBehalf: row.onBehalf,
})
