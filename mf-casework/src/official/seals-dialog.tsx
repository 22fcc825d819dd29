import { useCan } from '@portal/shared-lib'
import * as calls from '@portal/shared-lib/contract/calls/official-documents'
import { OFFICIAL_LENGTH as LENGTH, OFFICIAL_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-document'
import { Button, Dialog, Empty, Loading, Trouble } from '@portal/shared-lib/page'
import type { ChosenFile } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { FRESH } from '../fresh'
import { PlainTable } from '../plain-table/plain-table'
import { useOfficialEndSealMutation, useOfficialKeepSealMutation, useOfficialSealsQuery } from './api'
import { OfficialDialog } from './entries'
import styles from './official.module.css'

type Seal = calls.OrgSealsAnswer[number]

/** 印章管理: the seals of the own organisation, who keeps each, and until when. */
export function SealsDialog({ onClose }: { readonly onClose: () => void }) {
  const mayKeep = useCan('gw:seals')
  const [isKeeping, setKeeping] = useState(false)
  const [ended, end] = useState<Seal>()
  const { data, error, refetch } = useOfficialSealsQuery({}, FRESH)
  if (isKeeping) return <KeepDialog onClose={() => setKeeping(false)} />
  if (ended) return <EndDialog of={ended} onClose={() => end(undefined)} />
  return (
    <Dialog title="印章管理" width={820} onClose={onClose}>
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
  <PlainTable headings={['印章', '名称', '保管人', '有效期', '用印次数', '状态']}>
    {of.map(seal => (
      <tr key={seal.id}>
        <td>
          <img className={styles.picture} src={seal.picture} alt={seal.name} />
        </td>
        <td>{seal.name}</td>
        <td>{seal.holder}</td>
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

const NOTHING = { name: '', holderId: '', validFrom: '', validUntil: '', picture: [] as readonly ChosenFile[] }

function KeepDialog({ onClose }: { readonly onClose: () => void }) {
  const [keep] = useOfficialKeepSealMutation()
  return (
    <OfficialDialog<typeof NOTHING>
      title="登记印章"
      entries={{
        name: { kind: 'line', label: '印章名称', max: LENGTH.name.max, required: true },
        holderId: { kind: 'colleague', label: '保管人', required: true },
        validFrom: { kind: 'day', label: '有效期自', required: true },
        validUntil: { kind: 'day', label: '有效期至', required: true },
        picture: { kind: 'file', label: '印章图片（PNG）', required: true },
      }}
      values={NOTHING}
      problemsOf={({ name, holderId, validFrom, validUntil, picture }) => [
        ...(name.trim().length < LENGTH.name.min ? [{ field: 'name', text: TEXTS.noSealName }] : []),
        ...(holderId === '' ? [{ field: 'holderId', text: TEXTS.noHolder }] : []),
        ...(validFrom === '' ? [{ field: 'validFrom', text: TEXTS.noDay }] : []),
        ...(validUntil === '' ? [{ field: 'validUntil', text: TEXTS.noDay }] : []),
        ...(validFrom && validUntil && validUntil < validFrom ? [{ field: 'validUntil', text: TEXTS.wrongTime }] : []),
        ...(picture.length === 0 ? [{ field: 'picture', text: TEXTS.noPicture }] : []),
      ]}
      send={({ picture: [file], ...args }) => keep({ args: { ...args, pictureId: file?.id ?? '' } })}
      names={calls.keepSeal.send}
      submits="登记印章"
      done="印章已登记"
      unsaved="印章"
      onClose={onClose}
    />
  )
}

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
