import { PERSON_ROLE, PETITION_FIELDS } from '@portal/shared-lib/contract/rules/petition-fields'
import { isAccusation, isCollectiveVisit } from '@portal/shared-lib/contract/rules/petition-rules'
import { storedExtra } from './extra'
import { columnsOf } from './field-columns'
import type { Registration } from './registration'

const TITLE_LENGTH = 30
const BY_HAND = '1'
/** DM_XFLY of what nothing else is said of. */
export const FROM_PETITIONER = '01'
/** So many who sign have signed together. */
export const JOINT_FROM = 2
const SIGNERS: readonly string[] = [PERSON_ROLE.main, PERSON_ROLE.coSigner]

/** What was typed in, as the petition's row carries it. */
export const contentColumns = (registration: Registration) => ({
  ...columnsOf(PETITION_FIELDS, registration),
  // The rules have seen that it is there.
  petition_date: registration.petitionDate ?? '',
  source_type: registration.sourceType || FROM_PETITIONER,
  entry_mode: registration.entryMode || BY_HAND,
  title: registration.title || titleOf(registration.summary),
  person_count: registration.personCount ?? 1,
  joint_letter: isJoint(registration),
  collective_visit: isCollectiveVisit(registration),
  flags: [...new Set([...registration.flags, ...instructedFlag(registration)])],
  evaluable: isEvaluable(registration),
  extra: storedExtra(registration.extra),
})

/** The first clause, or as much of it as a list shows. */
export const titleOf = (text: string): string => (text.split(/[。；！？\n]/u)[0] ?? '').slice(0, TITLE_LENGTH)

const isJoint = ({ jointLetter, persons }: Registration): boolean =>
  jointLetter || persons.filter(isSigner).length >= JOINT_FROM

export const isSigner = ({ role }: Pick<Registration['persons'][number], 'role'>): boolean => SIGNERS.includes(role)

const instructedFlag = ({ reception }: Registration): string[] => (reception?.instruction ? ['leaderInstruction'] : [])

/** Whoever cannot be asked, and whoever accuses, is not asked how content they are. */
const isEvaluable = (registration: Registration): boolean =>
  !registration.anonymous &&
  !isAccusation(registration) &&
  registration.persons.some(({ mobile, phone, email }) => mobile !== '' || phone !== '' || email !== '')
