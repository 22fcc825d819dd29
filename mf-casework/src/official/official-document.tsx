import { downloadFile } from '@portal/shared-lib'
import type { OfficialDocumentAnswer } from '@portal/shared-lib/contract/calls/official-documents'
import {
  OFFICIAL_ACTIONS,
  OFFICIAL_KINDS,
  OFFICIAL_STATE,
  type OfficialAction,
} from '@portal/shared-lib/contract/rules/official-document'
import { Button, Fields, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { addressOf, Link } from '@portal/shared-lib/router'
import { useState } from 'react'
import { PlainTable } from '../plain-table/plain-table'
import { actorOf } from '../record/actor'
import { Attachments } from '../record/attachments'
import { caseAddress } from '../termination-notice/addresses'
import { ActionDialog } from './action-dialogs'
import { documentAddress, ownWindowAddress } from './addresses'
import { useOfficialButtonsQuery, useOfficialReadQuery } from './api'
import { Delivery } from './delivery'
import styles from './official.module.css'
import { Urgent } from './official-list'
import { Receipts, ReceiptTable, summaryOf } from './receipts'
import { RegisterAsPetition } from './register-as-petition'
import { SealSection } from './seal-section'
import { useWholePrint } from './use-whole-print'
import { Way } from './way'

interface Shown {
  readonly of: OfficialDocumentAnswer
}

/** A document: what can be done, how far it is, what it says, who has signed for it, and what was done with it. */
export function OfficialDocument({ id, alone = false }: { readonly id: string; readonly alone?: boolean }) {
  const { data, error, refetch } = useOfficialReadQuery({ id }, { refetchOnMountOrArgChange: true })
  const { receivers, print } = useWholePrint(id)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <div className={styles.page}>
      <Actions of={data} alone={alone} onPrint={() => void print()} />
      <Way of={data} />
      <Head of={data} />
      <Section title={data.incoming ? '内容摘要' : '正文'}>
        <Text of={data} />
      </Section>
      {data.receiverList.length > 0 && (
        <Section title="签收情况">
          {data.state === OFFICIAL_STATE.sent && <Delivery id={id} onDone={() => void refetch()} />}
          <div className={receivers && styles.paged}>
            <Receipts of={data} />
          </div>
          {receivers && (
            <div className={styles.whole}>
              <p>{summaryOf(receivers)}</p>
              <ReceiptTable of={data} rows={receivers} />
            </div>
          )}
        </Section>
      )}
      {data.digest && <SealSection of={data} />}
      <Section title="办理经过">
        <Entries of={data} />
      </Section>
    </div>
  )
}

interface ActionsProps extends Shown {
  readonly alone: boolean
  readonly onPrint: () => void
}

function Actions({ of, alone, onPrint }: ActionsProps) {
  const { data = [] } = useOfficialButtonsQuery({ id: of.id }, { refetchOnMountOrArgChange: true })
  const [opened, open] = useState<OfficialAction>()
  return (
    <div className={styles.actions}>
      {data.map(({ action, name, enabled, reason, primary }) => (
        <Button
          key={action}
          type={primary ? 'primary' : 'default'}
          disabled={!enabled}
          title={reason || undefined}
          onClick={() => open(action as OfficialAction)}
        >
          {name}
        </Button>
      ))}
      <RegisterAsPetition of={of} />
      <DownloadPdf of={of} />
      <Button onClick={onPrint}>打印</Button>
      {!alone && (
        <a href={addressOf(ownWindowAddress(of.id))} target="_blank" rel="noreferrer">
          在新窗口打开
        </a>
      )}
      <Reasons of={data} />
      {of.onBehalf && <span>{`受${of.onBehalf}委托，由您代为审批；办理经过注明代审`}</span>}
      {opened && opened in OFFICIAL_ACTIONS && <ActionDialog of={of} action={opened} onClose={() => open(undefined)} />}
    </div>
  )
}

/** What any machine prints as it was sealed, whichever fonts it has. */
const DownloadPdf = ({ of: { pdf } }: Shown) => pdf && <Button onClick={() => void downloadFile(pdf)}>下载PDF</Button>

/** Why some of the buttons cannot be used now. */
function Reasons({ of }: { of: readonly { readonly name: string; readonly reason: string }[] }) {
  const blocked = of.filter(({ reason }) => reason !== '')
  if (blocked.length === 0) return null
  return <span>{blocked.map(({ name, reason }) => `${name}：${reason}`).join('；')}</span>
}

const Head = ({ of }: Shown) => (
  <Section title={of.title}>
    <Fields
      rows={[
        [of.incoming ? '来文号' : '文号', of.documentNo || (of.incoming ? '' : '审批后编号')],
        ['状态', of.stateName],
        ['文种', OFFICIAL_KINDS[of.kind]],
        ['紧急程度', <Urgent key="urgency" of={of} />],
        ['密级', '非密'],
        [of.incoming ? '来文单位' : '发文单位', of.sender],
        [of.incoming ? '登记人' : '拟稿人', `${of.drafter}（${of.department}）`],
        [of.incoming ? '收文日期' : '日期', of.at.slice(0, 10)],
        ['信访件', of.petitionNo && <CaseLink key="case" no={of.petitionNo} />],
        ['更正', <Corrections key="corrections" of={of} />],
        ...layoutRow(of),
        ['公文文件', of.paper ? <Attachments key="paper" files={papersOf(of.paper, of)} /> : paperHint(of), 'wide'],
        ['附件', of.attachments.length > 0 ? <Attachments key="files" files={of.attachments} /> : '', 'wide'],
      ]}
    />
  </Section>
)

/** 编号 fixes by which template it is laid out. */
const layoutRow = ({ incoming, documentNo, template }: OfficialDocumentAnswer): [string, string][] =>
  incoming || documentNo === '' ? [] : [['版式模板', template || '系统自带模板']]

const papersOf = (paper: NonNullable<OfficialDocumentAnswer['paper']>, { pdf }: OfficialDocumentAnswer) =>
  pdf ? [paper, pdf] : [paper]

const paperHint = ({ incoming }: OfficialDocumentAnswer): string => (incoming ? '见附件' : '用印时生成')

const CaseLink = ({ no }: { no: string }) => <Link to={caseAddress(no)}>{no}</Link>

function Corrections({ of: { replacesId, replacedById } }: Shown) {
  if (replacedById) return <Link to={documentAddress(replacedById)}>已更正，查看更正后的公文</Link>
  if (replacesId) return <Link to={documentAddress(replacesId)}>更正稿，查看原公文</Link>
  return '—'
}

const FIRST_LEVEL = /^[一二三四五六七八九十]+、/

const Text = ({ of: { body } }: Shown) => (
  <div className={styles.text}>
    {[...body.matchAll(/[^\n]+/g)].map(({ 0: text, index }) => (
      <p key={index} className={FIRST_LEVEL.test(text) ? styles.level : undefined}>
        {text}
      </p>
    ))}
  </div>
)

const Entries = ({ of: { entries } }: Shown) => (
  <PlainTable headings={['时间', '操作', '单位', '人员', '意见']} tall>
    {entries.map(({ at, action, organisation, person, onBehalfOf, text }) => (
      <tr key={at + action + person}>
        <td>{at.slice(0, 16)}</td>
        <td>{action}</td>
        <td>{organisation}</td>
        <td>{actorOf({ actor: person, onBehalfOf })}</td>
        <td>{text || '—'}</td>
      </tr>
    ))}
  </PlainTable>
)
