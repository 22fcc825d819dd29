import type { ScanAnswer } from '@portal/shared-lib/contract/calls/recognition'
import { Alert } from '@portal/shared-lib/ui'
import { useMemo } from 'react'
import { type Proposal, useProposals } from '../registration/engine/proposals'
import { RegistrationForm } from '../registration/form-page/registration-form'
import type { NextPage } from '../registration/form-page/use-going-on'
import { useCaseworkRegisterScanMutation } from './api'
import { DiscardScan } from './discard-scan'
import { formOf } from './form-of'
import { Holder } from './holder'
import { LetterView } from './letter-view'
import { ReadingBar } from './reading-bar'
import { formValueOf, pathOf, wordOf } from './words'

interface ScanProps {
  readonly scan: ScanAnswer
  readonly next: NextPage | undefined
  readonly back: string
  readonly onDone: () => void
}

/** The form of a letter, filled in from what was read: each value is to be confirmed by whoever registers it. */
export function ScanForm({ scan, next, back, onDone }: ScanProps) {
  const { itemId, found, files } = scan
  const [register] = useCaseworkRegisterScanMutation()
  const initial = useMemo(() => formOf(scan), [scan])
  const given = useMemo(
    (): Proposal[] =>
      found.map(one => ({
        ...{ path: pathOf(one.field), value: formValueOf(one), confidence: one.confidence },
        label: wordOf(one.field),
      })),
    [found],
  )
  const proposals = useProposals(given)
  return (
    <RegistrationForm
      form="letter"
      title="来信智能登记"
      about={itemId}
      initial={initial}
      proposals={proposals}
      once
      wideAside
      next={next}
      action={<DiscardScan itemId={itemId} back={back} />}
      before={
        <>
          <Holder held={scan} back={back} />
          <ReadingBar scan={scan} onDone={onDone} />
        </>
      }
      aside={
        files.length === 0 ? (
          <Alert type="warning" showIcon title="扫描件没有文件" />
        ) : (
          <LetterView recognition={scan} itemId={itemId} onChoose={field => proposals.focus(pathOf(field))} />
        )
      }
      send={({ common, filing, requestId }) =>
        register({ args: { ...common, itemId, entryMode: '2', ...(filing && { filing }) }, requestId }).unwrap()
      }
    />
  )
}
