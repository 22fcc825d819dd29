import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { type FieldRow, Fields } from '@portal/shared-lib/page'

interface PetitionProps {
  readonly petition: PetitionAnswer
}

export function PersonFields({ petition }: PetitionProps) {
  const rows: FieldRow[] = [
    ['姓名', petition.petitioner],
    ['信访人数', `${petition.personCount} 人`],
    ['身份证号', petition.idCard],
    ['手机号码', petition.mobile],
    ['住址', petition.address, 'wide'],
  ]
  return <Fields rows={petition.anonymous ? [['姓名', '匿名'], ...rows.slice(1, 2)] : rows} />
}

export function MatterFields({ petition }: PetitionProps) {
  return (
    <Fields
      rows={[
        ['信访形式', petition.channelName],
        ['信访日期', petition.petitionDate],
        ['问题属地', petition.placeName],
        ['内容分类', petition.categoryName],
        ['信访目的', petition.purposeName],
        ['当前期限', petition.dueAt?.slice(0, 10)],
        ['登记单位', petition.registeredAtOrganisation],
        ['登记人', `${petition.registeredBy}　${petition.registeredAt}`],
        ['内容摘要', petition.summary, 'wide'],
        ['诉求', petition.request, 'wide'],
        ...petition.extra.map(({ label, value }): FieldRow => [label, value]),
        ...(petition.originalText ? [['信访人原文', petition.originalText, 'wide'] as const] : []),
        ...(petition.archiveNo ? [['档案号', petition.archiveNo] as const] : []),
      ]}
    />
  )
}
