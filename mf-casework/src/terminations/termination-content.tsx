import type { TerminationAnswer } from '@portal/shared-lib/contract/calls/terminations'
import { Fields, Section } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { PlainTable } from '../plain-table/plain-table'
import styles from '../proceedings/proceeding.module.css'
import { caseAddress } from '../termination-notice/addresses'
import { Papers } from './papers'

/** What is filed and why, the papers, the levels, and the petitions of the matter. */
export const TerminationContent = ({ filing }: { filing: TerminationAnswer }) => (
  <div className={styles.column}>
    <Filed filing={filing} />
    <Section title="所需材料">
      <Papers papers={filing.papers} />
    </Section>
    <Section title="逐级审核">
      <Levels steps={filing.steps} />
    </Section>
    <Section title="同一事项的信访件">
      <Petitions petitions={filing.petitions} />
    </Section>
  </div>
)

const Filed = ({ filing }: { filing: TerminationAnswer }) => (
  <Section title="终结申报">
    <Fields
      rows={[
        ['编号', filing.filingNo],
        ['状态', filing.stateName],
        ['申报单位', filing.applicant],
        ['申报人', filing.filedBy],
        ['终结依据', filing.ground],
        ['现在单位', filing.holder],
        ['提交时间', filing.submittedAt?.slice(0, 16) ?? ''],
        ['审核期限', filing.dueAt?.slice(0, 10) ?? ''],
        ['基本事实', filing.facts, 'wide'],
        ['申报理由', filing.reasons, 'wide'],
        ['帮扶稳控方案', filing.plan, 'wide'],
      ]}
    />
  </Section>
)

/** Those to which it came, and those that are still to come. */
const Levels = ({ steps }: Pick<TerminationAnswer, 'steps'>) => (
  <PlainTable headings={['单位', '收到', '期限', '结果', '意见', '审核人', '审核时间']} tall>
    {steps.map(step => (
      <tr key={step.organisation + step.arrivedAt}>
        <td>{step.organisation}</td>
        <td>{step.arrivedAt?.slice(0, 16) ?? '—'}</td>
        <td>{step.dueAt?.slice(0, 10) ?? '—'}</td>
        <td>{step.result}</td>
        <td>{step.text || '—'}</td>
        <td>{step.decidedBy || '—'}</td>
        <td>{step.decidedAt?.slice(0, 16) ?? '—'}</td>
      </tr>
    ))}
  </PlainTable>
)

const Petitions = ({ petitions }: Pick<TerminationAnswer, 'petitions'>) => (
  <PlainTable headings={['信访件编号', '登记时间', '登记机构', '状态']}>
    {petitions.map(({ petitionNo, registeredAt, organisation, stateName }) => (
      <tr key={petitionNo}>
        <td>
          <Link to={caseAddress(petitionNo)}>{petitionNo}</Link>
        </td>
        <td>{registeredAt.slice(0, 16)}</td>
        <td>{organisation}</td>
        <td>{stateName}</td>
      </tr>
    ))}
  </PlainTable>
)
