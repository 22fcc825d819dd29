import { PERSON_ROLE } from '@portal/shared-lib/contract/rules/petition-fields'
import { isAccusation, isCollectiveVisit } from '@portal/shared-lib/contract/rules/petition-rules'
import { keptExtra } from './extra'
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
  ...sourceColumns(registration),
  ...matterColumns(registration),
  ...scaleColumns(registration),
  flags: [...new Set([...registration.flags, ...instructedFlag(registration)])],
  evaluable: isEvaluable(registration),
  extra: keptExtra(registration.extra),
})

const sourceColumns = (registration: Registration) => ({
  channel: registration.channel,
  // The rules have seen that it is there.
  petition_date: registration.petitionDate ?? '',
  source_type: registration.sourceType || FROM_PETITIONER,
  source_org_id: registration.sourceOrgId || null,
  source_no: registration.sourceNo,
  barcode: registration.barcode,
  entry_mode: registration.entryMode || BY_HAND,
  anonymous: registration.anonymous,
})

const matterColumns = (registration: Registration) => ({
  title: registration.title || titleOf(registration.summary),
  summary: registration.summary,
  request: registration.request,
  purpose: registration.purpose,
  legal_class: registration.legalClass,
  category: registration.category,
  secondary_categories: registration.secondaryCategories,
  hot_topics: registration.hotTopics,
  cause: registration.cause,
  place_region: registration.placeRegion,
  place_level: registration.placeLevel,
  accused_org_id: registration.accusedOrgId || null,
  subsystem: registration.subsystem,
  industry: registration.industry,
  amount_involved: registration.amountInvolved?.toFixed(2) ?? null,
  event_date: registration.eventDate ?? null,
  event_place: registration.eventPlace,
})

const scaleColumns = (registration: Registration) => ({
  person_count: registration.personCount ?? 1,
  involved_count: registration.involvedCount ?? null,
  actual_visitors: registration.actualVisitors ?? null,
  representative_count: registration.representativeCount ?? null,
  copies: registration.copies ?? null,
  joint_letter: isJoint(registration),
  collective_visit: isCollectiveVisit(registration),
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
