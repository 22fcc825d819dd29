import type { PapersAnswer } from '@portal/shared-lib/contract/calls/cases'
import { Fields, Section } from '@portal/shared-lib/page'

/** A report of handling, with what became of it. */
export function ReportSection({ report }: { report: PapersAnswer['reports'][number] }) {
  return (
    <Section title="办理报告">
      <Fields
        rows={[
          ['报送单位', report.organisation],
          ['报送人', `${report.writtenBy}　${report.sentAt ?? ''}`],
          ['状态', report.stateName],
          ['信访人意见', report.attitudeName],
          ['调查核实的事实', report.facts, 'wide'],
          ['办理情况', report.measures, 'wide'],
          ...(report.basis ? [['依据', report.basis, 'wide'] as const] : []),
          ['办理结果', report.outcome, 'wide'],
          ['三到位一处理', report.fourOutcomes.join('、'), 'wide'],
          ...(report.backReason ? [['退回说明', report.backReason, 'wide'] as const] : []),
        ]}
      />
    </Section>
  )
}
