import { notify } from '@portal/shared-lib'
import type { UrgeableAnswer } from '@portal/shared-lib/contract/calls/urging'
import { OVERDUE_WORDS, urge } from '@portal/shared-lib/contract/rules/actions/urge'
import { Button, Dialog, Empty, Loading, PetitionNo, Trouble } from '@portal/shared-lib/page'
import { useId, useState } from 'react'
import { useDashboardUrgeableQuery, useDashboardUrgeManyMutation } from './api'
import styles from './urging.module.css'

/** Of what the overdue petitions are urged: of a region, or of a unit. */
export interface Urged {
  readonly region: string
  readonly unit: string
  readonly name: string
}

type Petition = UrgeableAnswer['petitions'][number]

const WIDTH = 860

/** What urging would send to whom, and why some cannot be urged; then it is sent. */
export default function UrgeDialog({ of: { name, ...of }, onClose }: { of: Urged; onClose: () => void }) {
  const { data, error, refetch } = useDashboardUrgeableQuery(of, { refetchOnMountOrArgChange: true })
  return (
    <Dialog title={`催办${name}超期未办结的信访件`} width={WIDTH} onClose={onClose}>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.petitions.length === 0 && <Empty hint="没有您可以催办的超期信访件" />}
      {data && data.petitions.length > 0 && <Urges urgeable={data} onClose={onClose} />}
    </Dialog>
  )
}

function Urges({ urgeable: { total, petitions }, onClose }: { urgeable: UrgeableAnswer; onClose: () => void }) {
  const id = useId()
  const [text, write] = useState<string>(OVERDUE_WORDS)
  const [left, leave] = useState<ReadonlySet<string>>(new Set())
  const [refused, refuse] = useState<ReadonlyMap<string, string>>(new Map())
  const [problem, tell] = useState('')
  const [send, { isLoading }] = useDashboardUrgeManyMutation()
  const reasonOf = ({ petitionNo, reason }: Petition) => refused.get(petitionNo) ?? reason
  const chosen = petitions.filter(petition => reasonOf(petition) === '' && !left.has(petition.petitionNo))
  const toggle = (petitionNo: string) => {
    const next = new Set(left)
    if (!next.delete(petitionNo)) next.add(petitionNo)
    leave(next)
  }
  const perform = async () => {
    if (text.trim() === '') return tell(urge.fields.text.text)
    const asked = chosen.map(({ petitionNo, version }) => ({ petitionNo, version }))
    const { data, error } = await send({ args: { petitions: asked, text: text.trim() } })
    if (error) return tell(error.message ?? '未能催办，请重试')
    notify.success(`已催办${data.urged}件`)
    if (data.failed.length === 0) return onClose()
    refuse(new Map(data.failed.map(({ petitionNo, reason }) => [petitionNo, reason])))
    leave(new Set(chosen.map(({ petitionNo }) => petitionNo)))
    tell(`${data.failed.length}件未能催办，原因见列表`)
  }
  return (
    <div className={styles.form}>
      <p className={styles.soft}>
        {`超期未办结${total}件`}
        {total > petitions.length && `，先列出超期最久的${petitions.length}件`}
        {`，可催办${chosen.length}件。对方经办人收到待办和消息，应在3个工作日内回复。`}
      </p>
      <Table petitions={petitions} left={left} reasonOf={reasonOf} onToggle={toggle} />
      <label htmlFor={id}>催办内容</label>
      <textarea
        id={id}
        rows={2}
        maxLength={urge.fields.text.max}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      {problem && <p role="alert">{problem}</p>}
      <div className={styles.foot}>
        <Button onClick={onClose}>取消</Button>
        <Button type="primary" loading={isLoading} disabled={chosen.length === 0} onClick={() => void perform()}>
          {`催办${chosen.length}件`}
        </Button>
      </div>
    </div>
  )
}

interface TableProps {
  readonly petitions: readonly Petition[]
  /** Those that are not to be urged. */
  readonly left: ReadonlySet<string>
  readonly reasonOf: (petition: Petition) => string
  readonly onToggle: (petitionNo: string) => void
}

function Table({ petitions, left, reasonOf, onToggle }: TableProps) {
  return (
    <table className={styles.table} aria-label="将要催办的信访件">
      <thead>
        <tr>
          <th scope="col">催办</th>
          <th scope="col">信访件编号</th>
          <th scope="col">超期</th>
          <th scope="col">发给</th>
        </tr>
      </thead>
      <tbody>
        {petitions.map(petition => {
          const { petitionNo, overdueDays, office, person } = petition
          const reason = reasonOf(petition)
          return (
            <tr key={petitionNo}>
              <td>
                <input
                  type="checkbox"
                  aria-label={`催办 ${petitionNo}`}
                  disabled={reason !== ''}
                  checked={reason === '' && !left.has(petitionNo)}
                  onChange={() => onToggle(petitionNo)}
                />
              </td>
              <td>
                <PetitionNo value={petitionNo} />
              </td>
              <td>{`${overdueDays}天`}</td>
              <td>{reason ? <span className={styles.soft}>{reason}</span> : `${office} ${person}`.trim()}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
