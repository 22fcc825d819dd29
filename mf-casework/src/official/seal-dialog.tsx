import * as calls from '@portal/shared-lib/contract/calls/official-documents'
import { CERTIFICATE_TEXTS } from '@portal/shared-lib/contract/rules/certificate'
import { Dialog, Loading, Trouble } from '@portal/shared-lib/page'
import { FRESH } from '../fresh'
import { useOfficialSealMutation, useOfficialSealsQuery } from './api'
import { type DialogProps, OfficialDialog, type OfficialEntry } from './entries'
import { keyRefusal, signFiles } from './seal-key'

/** 用印: with the seal that the caller keeps, or one that is chosen where it is several. */
export function SealDialog(props: DialogProps) {
  const { data, error, refetch } = useOfficialSealsQuery({}, FRESH)
  if (data) return <Sealing {...props} seals={data.filter(({ inUse, isOwn }) => inUse && isOwn)} />
  return (
    <Dialog title="用印" onClose={props.onClose}>
      {error ? <Trouble error={error} onRetry={() => void refetch()} /> : <Loading />}
    </Dialog>
  )
}

interface SealingProps extends DialogProps {
  readonly seals: calls.OrgSealsAnswer
}

function Sealing({ of: { id, version }, seals, onClose }: SealingProps) {
  const [send] = useOfficialSealMutation()
  const [first] = seals
  const options = seals.map(seal => [seal.id, seal.name] as const)
  const isByKey = (sealId: unknown) => seals.some(seal => seal.id === sealId && seal.keyOwner !== '')
  const entries: Readonly<Record<string, OfficialEntry>> = {
    ...(seals.length > 1 && { sealId: { kind: 'choice', label: '印章', options, required: true } }),
    pin: { ...PIN, when: ({ sealId }) => isByKey(sealId) },
  }
  return (
    <OfficialDialog
      title="用印"
      entries={entries}
      values={{ sealId: first?.id ?? '', pin: '' }}
      problemsOf={({ sealId, pin }) =>
        isByKey(sealId) && pin.trim() === '' ? [{ field: 'pin', text: CERTIFICATE_TEXTS.pin }] : []
      }
      send={async ({ sealId, pin }) => {
        if (!isByKey(sealId)) return await send({ args: { id, version, sealId } })
        try {
          const signed = await signFiles({ id, version, sealId }, pin.trim())
          return await send({ args: { id, version, sealId, ...signed } })
        } catch (error) {
          return { error: keyRefusal(error) }
        }
      }}
      names={calls.seal.send}
      submits="用印"
      done="用印已完成"
      onClose={onClose}
      lead={<p>{leadOf(first?.name, seals.length)}</p>}
    />
  )
}

const PIN: OfficialEntry = {
  kind: 'line',
  label: '证书PIN码',
  required: true,
  input: { type: 'password', autoComplete: 'off' },
  hint: '该印章须用登记的密钥签名：请插入USBKey并启动证书管家，PIN码只在本机验证',
}

const FIXED = '用印后生成公文文件并固定，不能再改；每次用印都记入审计。'

const leadOf = (name: string | undefined, count: number): string =>
  name && count === 1 ? `使用“${name}”。${FIXED}` : FIXED
