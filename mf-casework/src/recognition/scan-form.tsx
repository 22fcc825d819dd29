import type { ScanAnswer } from '@portal/shared-lib/contract/calls/recognition'
import { PERSON_ROLE } from '@portal/shared-lib/contract/rules/petition-fields'
import { Alert, Button } from '@portal/shared-lib/page'
import { loseUnsaved, navigate } from '@portal/shared-lib/router'
import { ReasonDialog } from '@portal/shared-lib/ui-form'
import { useMemo, useState } from 'react'
import type { FormValues } from '../registration/engine/form-values'
import { type Proposal, useProposals } from '../registration/engine/proposals'
import { RegistrationForm } from '../registration/form-page/registration-form'
import type { NextPage } from '../registration/form-page/use-going-on'
import { useCaseworkDiscardScanMutation, useCaseworkRegisterScanMutation } from './api'
import { Holder } from './holder'
import { LetterView } from './letter-view'
import { ReadingBar } from './reading-bar'
import { formValueOf, pathOf, wordOf } from './words'

const PERSON = 'persons.0.'

/** A form filled in with what was found in a letter. */
function formOf({ found, barcode, scannedAt }: ScanAnswer): FormValues {
  const values = found.map(one => [pathOf(one.field), formValueOf(one)] as const)
  const person = values.filter(([path]) => path.startsWith(PERSON))
  const petition = values.filter(([path]) => !path.startsWith(PERSON))
  return {
    petitionDate: scannedAt.slice(0, 10),
    barcode,
    ...Object.fromEntries(petition),
    persons: [
      {
        role: PERSON_ROLE.main,
        ...Object.fromEntries(person.map(([path, value]) => [path.slice(PERSON.length), String(value)])),
      },
    ],
  }
}

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
        path: pathOf(one.field),
        value: formValueOf(one),
        confidence: one.confidence,
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
          <Alert type="warning" title="扫描件没有文件" />
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

/** 退扫: what was scanned is of no use. */
function DiscardScan({ itemId, back }: { itemId: string; back: string }) {
  const [asking, ask] = useState(false)
  const [discard] = useCaseworkDiscardScanMutation()
  const leave = () => {
    loseUnsaved()
    navigate(back)
  }
  return (
    <>
      <Button onClick={() => ask(true)}>退扫</Button>
      {asking && (
        <ReasonDialog
          title="退扫"
          label="退扫理由"
          hint="如：字迹模糊、缺页，请重新扫描"
          least={2}
          most={200}
          tooShort="请填写退扫理由（2至200字）"
          send={reason => discard({ args: { itemId, reason } })}
          done="已退扫"
          onDone={leave}
          onClose={() => ask(false)}
        />
      )}
    </>
  )
}
