import { useDesktop } from '@portal/shared-lib'
import { PETITION_FIELDS } from '@portal/shared-lib/contract/rules/petition-fields'
import { SlipPage } from '../../print-dialog/slip-page'
import { Code } from './code'
import { type Made, petitionerOf } from './slip'
import styles from './slips.module.css'

/** 受理凭证: by which the petitioner asks how it stands. */
export function Receipt({ made }: { made: Made }) {
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
