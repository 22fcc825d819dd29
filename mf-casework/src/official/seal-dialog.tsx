import * as calls from '@portal/shared-lib/contract/calls/official-documents'
import { Dialog, Loading, Trouble } from '@portal/shared-lib/page'
import { FRESH } from '../fresh'
import { useOfficialSealMutation, useOfficialSealsQuery } from './api'
import { type DialogProps, OfficialDialog } from './entries'

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
  return (
    <OfficialDialog
      title="用印"
      entries={seals.length > 1 ? { sealId: { kind: 'choice', label: '印章', options, required: true } } : {}}
      values={{ sealId: first?.id ?? '' }}
      problemsOf={() => []}
      send={({ sealId }) => send({ args: { id, version, sealId } })}
      names={calls.seal.send}
      submits="用印"
      done="用印已完成"
      onClose={onClose}
      lead={<p>{leadOf(first?.name, seals.length)}</p>}
    />
  )
}

const FIXED = '用印后生成公文文件并固定，不能再改；每次用印都记入审计。'

const leadOf = (name: string | undefined, count: number): string =>
  name && count === 1 ? `使用“${name}”。${FIXED}` : FIXED
