import { useDesktop, WhileLoading } from '@portal/shared-lib'
import { PETITION_FIELDS } from '@portal/shared-lib/contract/rules/petition-fields'
import { Loading, Trouble } from '@portal/shared-lib/page'
import { Barcode } from '@portal/shared-lib/ui-data'
import { useCaseworkPetitionQuery } from '../../api'
import { SlipPage } from '../../print-dialog/slip-page'
import { CaseSheet } from '../../record/case-sheet'
import { useCaseworkColleaguesQuery } from '../api'
import { Code } from './code'
import { type Made, petitionerOf, type Slip } from './slip'
import styles from './slips.module.css'

/** 登记表 of what has just been registered. */
function Sheet({ made }: { made: Made }) {
  const { data, error, refetch } = useCaseworkPetitionQuery({ petitionNo: made.answer.petitionNo })
  if (error) return <Trouble error={error} onRetry={refetch} />
  if (!data) return <Loading />
  return <CaseSheet petition={data} />
}

/** 接访登记单: whom a leader has received, and what the leader said. */
function ReceptionSlip({ made }: { made: Made }) {
  const { reception, summary, request, personCount, extra = {} } = made.values
  const { data = [] } = useCaseworkColleaguesQuery({})
  const leader = data.find(({ personId }) => personId === reception?.leaderId)
  return (
    <SlipPage
      title="领导接访登记单"
      rows={[
        ['信访件编号', made.answer.petitionNo, 'wide'],
        ['接访领导', [leader?.name, leader?.position].filter(Boolean).join('　')],
        ['接访日期', reception?.day],
        ['接访形式', reception?.form],
        ['接访地点', reception?.place],
        ['陪同部门', String(extra.ptbm ?? ''), 'wide'],
        ['来访人', petitionerOf(made)],
        ['来访人数', `${personCount} 人`],
        ['反映事项', summary, 'wide'],
        ['诉求', request, 'wide'],
        ['领导批示意见', reception?.instruction, 'wide'],
        ['办结时限', reception?.dueOn],
        ['接访结果', String(extra.jfjg ?? '')],
      ]}
      signs={['接访领导', '来访人', '记录人']}
    />
  )
}

/** 受理凭证: by which the petitioner asks how it stands. */
function Receipt({ made }: { made: Made }) {
  const { petitionNo, queryCode } = made.answer
  const office = useDesktop()?.orgName ?? ''
  return (
    <SlipPage
      title={`${office}信访事项登记凭证`}
      code={<Code value={petitionNo} label={`信访件编号${petitionNo}`} />}
      rows={[
        ['信访人', petitionerOf(made)],
        [PETITION_FIELDS.petitionDate.label, made.values.petitionDate],
        ['信访件编号', strong(petitionNo), 'wide'],
        ['查询码', strong(queryCode), 'wide'],
        ['登记单位', office, 'wide'],
      ]}
    >
      <p className={styles.note}>
        您反映的事项已登记。可凭信访件编号和查询码查询办理情况，并对办理工作作出评价，请妥善保管，勿告知他人。
      </p>
    </SlipPage>
  )
}

const strong = (text: string) => <span className={styles.strong}>{text}</span>

/** 条码: stuck on the letter, for scanners of lines and of squares; the letter's own where it bears one. */
function Label({ made: { answer, values } }: { made: Made }) {
  const code = values.barcode?.trim() || answer.petitionNo
  return (
    <div className={styles.label}>
      <Code value={code} label={`二维码${code}`} />
      <div>
        <WhileLoading fallback={<Loading />}>
          <Barcode value={code} label={`条码${code}`} />
        </WhileLoading>
        <p className={styles.number}>{answer.petitionNo}</p>
        {code !== answer.petitionNo && <p>信件条码 {code}</p>}
        <p>收信 {values.petitionDate}</p>
      </div>
    </div>
  )
}

/** 接谈卡: what was said, to be signed by both. */
function InterviewCard({ made }: { made: Made }) {
  const { interview = {}, summary, personCount, petitionDate } = made.values
  return (
    <SlipPage
      title="来访接谈卡"
      rows={[
        ['信访件编号', made.answer.petitionNo, 'wide'],
        ['来访人', petitionerOf(made)],
        ['来访人数', `${personCount} 人`],
        ['来访日期', petitionDate],
        ['接谈室', interview.room],
        ['接谈时间', [interview.startedAt, interview.endedAt].filter(Boolean).join('至')],
        ['接谈人', useDesktop()?.userName, 'wide'],
        ['反映事项', summary, 'wide'],
        ['接谈记录', interview.record, 'wide'],
        ['当场答复', interview.answer, 'wide'],
      ]}
      signs={['来访人', '接谈人']}
    />
  )
}

/** Everything that is printed of what was registered. */
export const SLIPS: readonly Slip[] = [
  { name: '打印凭证', Paper: Receipt },
  { name: '打印登记表', Paper: Sheet },
  { name: '打印条码', Paper: Label, suits: ({ form }) => form === 'letter' },
  { name: '打印接谈卡', Paper: InterviewCard, suits: ({ values }) => Boolean(values.interview?.record) },
  { name: '打印接访单', Paper: ReceptionSlip, suits: ({ form }) => form === 'reception' },
]
