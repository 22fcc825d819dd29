import type { registeredForm } from '@portal/shared-lib/contract/correction'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { REGISTRATION_FLAGS } from '@portal/shared-lib/contract/rules/petition-fields'
import type { Db } from '../../../platform/database/connect'
import type { FieldKeys } from '../../../platform/keys/field-keys'
import type { Petition } from '../../../workflow/engine/case-file'
import { FROM_PETITIONER, isSigner, JOINT_FROM, titleOf } from '../columns'
import { decisionsOf } from './decisions-of'
import { inspectionOf } from './inspection-of'
import { personsOf } from './persons-of'
import { receptionOf } from './reception-of'

export type RegisteredValues = CallAnswer<typeof registeredForm>['values']

/**
 * What was registered, as its form takes it. What follows from other entries is left empty, so that it follows from
 * them as they are corrected. Files and the petitioner's own words are not among it: they stay.
 */
export async function registeredOf(db: Db, keys: FieldKeys, petition: Petition): Promise<RegisteredValues> {
  const persons = await personsOf(db, keys, petition)
  return {
    ...sourceOf(petition),
    ...matterOf(petition),
    ...scaleOf(petition),
    // Of joint signers it follows.
    jointLetter: petition.joint_letter && persons.filter(isSigner).length < JOINT_FROM,
    flags: petition.flags.filter(flag => flag in REGISTRATION_FLAGS),
    ...{ fileIds: [], confirmed: [], extra: petition.extra as RegisteredValues['extra'], persons },
    decisions: await decisionsOf(db, petition),
    inspection: await inspectionOf(db, petition),
    reception: await receptionOf(db, petition),
  }
}

const sourceOf = (petition: Petition) => ({
  channel: petition.channel,
  petitionDate: petition.petition_date,
  sourceType: petition.source_type === FROM_PETITIONER ? '' : petition.source_type,
  sourceOrgId: petition.source_org_id ?? '',
  sourceNo: petition.source_no,
  barcode: petition.barcode,
  entryMode: '',
  anonymous: petition.anonymous,
})

const matterOf = (petition: Petition) => ({
  title: petition.title === titleOf(petition.summary) ? '' : petition.title,
  summary: petition.summary,
  originalText: '',
  request: petition.request,
  purpose: petition.purpose,
  legalClass: petition.legal_class,
  category: petition.category,
  secondaryCategories: petition.secondary_categories,
  hotTopics: petition.hot_topics,
  cause: petition.cause,
  placeRegion: petition.place_region,
  placeLevel: petition.place_level,
  accusedOrgId: petition.accused_org_id ?? '',
  subsystem: petition.subsystem,
  industry: petition.industry,
  amountInvolved: petition.amount_involved === null ? undefined : Number(petition.amount_involved),
  eventDate: petition.event_date ?? undefined,
  eventPlace: petition.event_place,
})

const scaleOf = (petition: Petition) => ({
  personCount: petition.person_count,
  involvedCount: petition.involved_count ?? undefined,
  actualVisitors: petition.actual_visitors ?? undefined,
  representativeCount: petition.representative_count ?? undefined,
  copies: petition.copies ?? undefined,
})
