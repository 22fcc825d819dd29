import { useCan } from '@portal/shared-lib'
import type * as calls from '@portal/shared-lib/contract/calls/official-documents'
import { Button, Dialog, Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { FRESH } from '../fresh'
import { PlainTable } from '../plain-table/plain-table'
import { useOfficialEndSealMutation, useOfficialSealsQuery } from './api'
import { OfficialDialog } from './entries'
import { KeepSealDialog } from './keep-seal-dialog'
import styles from './official.module.css'

type Seal = calls.OrgSealsAnswer[number]

/** 印章管理: the seals of the own organisation, who keeps each, and until when. */
export function SealsDialog({ onClose }: { readonly onClose: () => void }) {
  const mayKeep = useCan('gw:seals')
  const [isKeeping, setKeeping] = useState(false)
  const [ended, end] = useState<Seal>()
  const { data, error, refetch } = useOfficialSealsQuery({}, FRESH)
  if (isKeeping) return <KeepSealDialog onClose={() => setKeeping(false)} />
  if (ended) return <EndDialog of={ended} onClose={() => end(undefined)} />
  return (
    <Dialog title="印章管理" width={940} onClose={onClose}>
      <div className={styles.seals}>
        {mayKeep && (
          <div>
            <Button type="primary" onClick={() => setKeeping(true)}>
              登记印章
            </Button>
          </div>
        )}
        {error && !data && <Trouble error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data?.length === 0 && <Empty hint="本单位还没有印章；登记后由保管人用印" />}
        {data && data.length > 0 && <Seals of={data} onEnd={mayKeep ? end : undefined} />}
      </div>
    </Dialog>
  )
}

const Seals = ({ of, onEnd }: { of: readonly Seal[]; onEnd: ((seal: Seal) => void) | undefined }) => (
  <PlainTable headings={['印章', '名称', '保管人', '用印方式', '有效期', '用印次数', '状态']}>
    {of.map(seal => (
      <tr key={seal.id}>
        <td>
          <img className={styles.picture} src={seal.picture} alt={seal.name} />
        </td>
        <td>{seal.name}</td>
        <td>{seal.holder}</td>
        <td className={styles.keyOwner} title={seal.keyOwner && `证书序列号${seal.keySerialNo}`}>
          {seal.keyOwner ? `密钥：${seal.keyOwner}` : '印章图片'}
        </td>
        <td>{`${seal.validFrom}至${seal.validUntil}`}</td>
        <td>{seal.uses}</td>
        <td>
          {seal.inUse ? '可用' : '不可用'}{' '}
          {seal.inUse && onEnd && (
            <Button size="small" aria-label={`停用 ${seal.name}`} onClick={() => onEnd(seal)}>
              停用
            </Button>
          )}
        </td>
      </tr>
    ))}
  </PlainTable>
)

function EndDialog({ of: { id, name }, onClose }: { readonly of: Seal; readonly onClose: () => void }) {
  const [end] = useOfficialEndSealMutation()
  return (
    <OfficialDialog
      title={`停用 ${name}`}
      entries={{}}
      values={{}}
      problemsOf={() => []}
      send={() => end({ args: { sealId: id } })}
      submits="停用"
      done="印章已停用"
      onClose={onClose}
      lead={<p>停用后不能再用于用印，已经用印的公文不受影响。</p>}
    />
  )
}
