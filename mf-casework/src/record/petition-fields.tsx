import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { PERSON_FIELDS, PETITION_FIELDS } from '@portal/shared-lib/contract/rules/petition-fields'
import { type FieldRow, Fields } from '@portal/shared-lib/page'

const { channel, petitionDate, placeRegion, category, purpose, summary, request, personCount } = PETITION_FIELDS
const { name, idCard, mobile, address } = PERSON_FIELDS

interface PetitionProps {
  readonly petition: PetitionAnswer
}

export function PersonFields({ petition }: PetitionProps) {
  const rows: FieldRow[] = [
    [name.label, petition.petitioner],
    [personCount.label, `${petition.personCount} 人`],
    [idCard.look.label, petition.idCard],
    [mobile.label, petition.mobile],
    [address.label, petition.address, 'wide'],
  ]
  return <Fields rows={petition.anonymous ? [[name.label, '匿名'], ...rows.slice(1, 2)] : rows} />
}

export function MatterFields({ petition }: PetitionProps) {
  return (
    <Fields
      rows={[
        [channel.label, petition.channelName],
        [petitionDate.label, petition.petitionDate],
        [placeRegion.label, petition.placeName],
        [category.label, petition.categoryName],
        [purpose.label, petition.purposeName],
        ['当前期限', petition.dueAt?.slice(0, 10)],
        ['登记单位', petition.registeredAtOrganisation],
        ['登记人', `${petition.registeredBy}　${petition.registeredAt}`],
        [summary.label, petition.summary, 'wide'],
        [request.label, petition.request, 'wide'],
        ...petition.extra.map(({ label, value }): FieldRow => [label, value]),
        ...(petition.originalText ? [['信访人原文', petition.originalText, 'wide'] as const] : []),
        ...(petition.archiveNo ? [['档案号', petition.archiveNo] as const] : []),
      ]}
    />
  )
}
