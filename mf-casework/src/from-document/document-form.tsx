import type { OfficialDocumentAnswer } from '@portal/shared-lib/contract/calls/official-documents'
import { OFFICIAL_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-document'
import { SUMMARY_LENGTH } from '@portal/shared-lib/contract/rules/petition'
import { PETITION_FIELDS } from '@portal/shared-lib/contract/rules/petition-fields'
import { Checkbox, Empty, Fields, Loading, Page, PreviewLink, Section, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useMemo, useState } from 'react'
import { documentAddress } from '../official/addresses'
import { useOfficialReadQuery } from '../official/api'
import { useCaseworkOrganisationsQuery } from '../registration/api'
import { useRegistering } from '../registration/channels/use-registering'
import type { FormValues } from '../registration/engine/form-values'
import { RegistrationForm } from '../registration/form-page/registration-form'
import styles from './document-form.module.css'

const CLOSED = '6'

/** The form of a letter, filled in with an official document that came from outside; registered, each knows of the other. */
export function DocumentForm({ id }: { readonly id: string }) {
  const { data, error, refetch } = useOfficialReadQuery({ id }, { refetchOnMountOrArgChange: true })
  // What it was when the page was opened: once it is registered, its number is still to be read.
  const [opened, setOpened] = useState<OfficialDocumentAnswer>()
  if (data && !opened) setOpened(data)
  const sender = useCaseworkOrganisationsQuery({ name: opened?.sender ?? '' }, { skip: !opened })
  if (error && !opened) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!opened || sender.isLoading) return <Loading />
  const hint = reasonAgainst(opened)
  if (hint) return <Refused of={opened} hint={hint} />
  return <Filled of={opened} senderId={sender.data?.find(({ name }) => name === opened.sender)?.orgId} />
}

function reasonAgainst({ incoming, isSender, petitionNo, state }: OfficialDocumentAnswer): string | undefined {
  if (!incoming || !isSender) return TEXTS.notIncoming
  if (petitionNo !== '') return TEXTS.linkedAlready
  return state === CLOSED ? TEXTS.closedAlready : undefined
}

const Refused = ({ of, hint }: { readonly of: OfficialDocumentAnswer; readonly hint: string }) => (
  <Page>
    <Empty hint={hint} />
    <Link to={documentAddress(of.id)}>查看收文</Link>
  </Page>
)

/** Characters of a petition's title; without one, the beginning of its summary is that. */
const LONGEST_TITLE = PETITION_FIELDS.title.max

/** What the form begins with: the summary, or the title where that alone says what it is about. */
function fromDocument(of: OfficialDocumentAnswer, senderId: string | undefined): FormValues {
  const { body, title, documentNo, receivedOn } = of
  return {
    petitionDate: receivedOn,
    ...(title.length <= LONGEST_TITLE && { title }),
    summary: body.length >= SUMMARY_LENGTH.min ? body : title,
    sourceNo: documentNo,
    ...(senderId && { sourceOrgId: senderId }),
  }
}

interface FilledProps {
  readonly of: OfficialDocumentAnswer
  /** The organisation of the portal that has sent it, if it is one. */
  readonly senderId: string | undefined
}

function Filled({ of, senderId }: FilledProps) {
  const [attachedIds, choose] = useState(() => of.attachments.map(file => file.id))
  const initial = useMemo(() => fromDocument(of, senderId), [of, senderId])
  const send = useRegistering('letter', { id: of.id, attachedIds })
  return (
    <RegistrationForm
      form="letter"
      title="收文登记为信访件"
      about={`official-${of.id}`}
      initial={initial}
      once
      aside={<Came of={of} chosen={attachedIds} onChoose={choose} />}
      send={send}
    />
  )
}

interface CameProps {
  readonly of: OfficialDocumentAnswer
  readonly chosen: readonly string[]
  readonly onChoose: (ids: string[]) => void
}

/** What came, and which of its files the petition gets. */
function Came({ of, chosen, onChoose }: CameProps) {
  const turn = (id: string) => onChoose(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id])
  return (
    <Section title="来文">
      <Fields
        rows={[
          [
            '标题',
            <Link key="title" to={documentAddress(of.id)}>
              {of.title}
            </Link>,
            'wide',
          ],
          ['来文单位', of.sender, 'wide'],
          ['来文号', of.documentNo, 'wide'],
          ['收文日期', of.receivedOn, 'wide'],
        ]}
      />
      <p className={styles.hint}>勾选的文件随登记转为信访件附件</p>
      {of.attachments.map(file => (
        <div key={file.id}>
          <Checkbox checked={chosen.includes(file.id)} onChange={() => turn(file.id)}>
            {file.name}
          </Checkbox>
          <PreviewLink file={file} among={of.attachments} />
        </div>
      ))}
    </Section>
  )
}
