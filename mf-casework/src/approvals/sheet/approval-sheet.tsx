import { formatDateTime, useDesktop, WhileLoading } from '@portal/shared-lib'
import type { ApprovalAnswer } from '@portal/shared-lib/contract/calls/approvals'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { PETITION_FIELDS } from '@portal/shared-lib/contract/rules/petition-fields'
import { type FieldRow, Fields, Loading, Mark } from '@portal/shared-lib/page'
import { Barcode } from '@portal/shared-lib/ui-data'
import { useEffect } from 'react'
import { DraftWords, filesOf } from '../submitted-words'
import styles from './sheet.module.css'
import { TrailTable } from './trail-table'

/** As the shell's margin of a printed page reads it. */
const PROPERTY = '--portal-printed-by'

/** Says in the margin of each page, left of its number, who printed it and when. */
function usePrintedBy(): void {
  const name = useDesktop()?.userName ?? ''
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty(PROPERTY, quoted(`打印人：${name}　${formatDateTime(new Date())}`))
    return () => void style.removeProperty(PROPERTY)
  }, [name])
}

/** As a string of a style sheet: nothing in it ends the string. */
const quoted = (text: string): string =>
  `"${text.replace(/[\\"\p{Cc}]/gu, sign => `\\${sign.codePointAt(0)?.toString(16)} `)}"`

interface ApprovalSheetProps {
  readonly approval: ApprovalAnswer
  /** Missing where what was written has no number yet. */
  readonly petition: PetitionAnswer | undefined
}

/** 审批单: what was asked, by whom, and how each step decided, for the file. */
export function ApprovalSheet({ approval, petition }: ApprovalSheetProps) {
  const files = filesOf(approval)
  usePrintedBy()
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <Mark size={28} />
        <h3>{useDesktop()?.orgName}审批单</h3>
        {petition && (
          <WhileLoading fallback={<Loading />}>
            <Barcode value={petition.petitionNo} label={`条码${petition.petitionNo}`} />
          </WhileLoading>
        )}
      </header>
      <Fields
        rows={[
          ['审批事项', approval.typeName],
          ['审批状态', approval.stateName],
          ...matterOf(approval, petition),
          ['送审部门', approval.applicantDept],
          ['送审人', approval.applicant],
          ['送审时间', approval.submittedAt],
          ['送审次数', `第 ${approval.round} 次`],
        ]}
      />
      <h4>送审内容</h4>
      <DraftWords approval={approval} />
      {files.length > 0 && <p>附件：{files.map(({ name }) => name).join('、')}</p>}
      <h4>审批意见</h4>
      <TrailTable approval={approval} />
    </article>
  )
}

function matterOf({ letter }: ApprovalAnswer, petition: PetitionAnswer | undefined): FieldRow[] {
  if (!petition) {
    return [
      ['信访人', letter?.petitioner],
      ['提交时间', letter?.submittedAt],
      ['标题', letter?.title, 'wide'],
      ['来信原文', letter?.originalText, 'wide'],
    ]
  }
  const { petitionNo, petitioner, anonymous, personCount, placeName, summary } = petition
  const others = personCount > 1 ? `等${personCount}人` : ''
  return [
    ['信访件编号', petitionNo, 'wide'],
    ['信访人', `${anonymous ? '匿名' : petitioner}${others}`],
    [PETITION_FIELDS.placeRegion.label, placeName],
    [PETITION_FIELDS.summary.label, summary, 'wide'],
  ]
}
