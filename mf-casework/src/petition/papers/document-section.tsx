import type { PapersAnswer } from '@portal/shared-lib/contract/calls/cases'
import { Section } from '@portal/shared-lib/page'
import { FORMS, FORMS_BY_CODE } from '../../actions/forms'
import { ActWords } from '../../actions/words/act-words'
import { Attachments } from '../../record/attachments'
import styles from '../../record/parts.module.css'
import { DeliveryTable } from './delivery-table'

type Paper = PapersAnswer['documents'][number]

/** DM_WSLX: by which form each kind of document was filled in. */
const FORM_OF: Readonly<Record<string, string>> = {
  '01': 'accept',
  '02': 'notAccept',
  '03': 'noFurther',
  '06': 'draftOpinion',
  '07': 'draftOpinion',
  '13': 'mediate',
  '14': 'mediate',
}

/** The same of reviews, whose forms are found by their code. */
const REVIEW_FORM_OF: Readonly<Record<string, string>> = {
  '08': 'H2',
  '09': 'H10',
  '10': 'H2',
  '11': 'H10',
  '12': 'H8',
}

/** A document with what it says and to whom it was given. */
export function DocumentSection({ document }: { document: Paper }) {
  const { type, typeName, organisation, writtenBy, issuedAt, content, file, deliveries } = document
  const form = FORMS.get(FORM_OF[type] ?? '') ?? FORMS_BY_CODE.get(REVIEW_FORM_OF[type] ?? '')
  return (
    <Section title={typeName}>
      <p className={styles.byline}>
        {organisation}　{writtenBy}　{issuedAt ?? '未出具'}
      </p>
      {form && <ActWords form={form} args={content} names={{}} />}
      {file && <Attachments files={[file]} />}
      {deliveries.length > 0 && <DeliveryTable deliveries={deliveries} />}
    </Section>
  )
}
