import { formatNumber, WhileLoading } from '@portal/shared-lib'
import type { JobKindsAnswer } from '@portal/shared-lib/contract/calls/jobs'
import { JOB_STATE_NAMES, type JobState } from '@portal/shared-lib/contract/rules/jobs'
import { Loading, Trouble } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import styles from '../admin.module.css'

type Kind = JobKindsAnswer['list'][number]
type Show = (state: JobState, kind: string) => void

interface KindsProps {
  readonly kinds: readonly Kind[] | undefined
  readonly error: unknown
  readonly onRetry: () => void
  readonly onShow: Show
}

/** Every kind of work; each number opens what it counts. */
export function JobKinds({ kinds, error, onRetry, onShow }: KindsProps) {
  return (
    <div className={styles.list}>
      {error !== undefined && <Trouble error={error} onRetry={onRetry} />}
      <WhileLoading fallback={<Loading />}>
        <DataTable
          rows={kinds}
          rowKey="kind"
          label="全部任务"
          columns={columnsWith(onShow)}
          loading={!kinds && !error}
        />
      </WhileLoading>
    </div>
  )
}

const columnsWith = (onShow: Show): Column<Kind>[] => [
  { title: '任务', key: 'title', width: 320, render: (_, kind) => <Title kind={kind} /> },
  { title: '执行方式', key: 'pace', width: 130, render: (_, { everySeconds }) => paceOf(everySeconds) },
  { title: '最近完成', dataIndex: 'lastDoneAt', width: 178, render: at => <Figures text={at ?? '近两小时内无'} /> },
  { title: '用时', dataIndex: 'lastTook', width: 90, render: took => <Figures text={tookOf(took)} /> },
  ...(['failed', 'running', 'waiting', 'done'] as const).map(
    (state): Column<Kind> => ({
      title: JOB_STATE_NAMES[state],
      key: state,
      width: 80,
      render: (_, kind) => <Count kind={kind} state={state} onShow={onShow} />,
    }),
  ),
]

/** What it is, with how it stands where having ended well tells nothing. */
const Title = ({ kind: { title, standing } }: { readonly kind: Kind }) => (
  <>
    {title}
    {standing && (
      <span className={`${styles.standing} ${standing.isBad === '1' ? styles.bad : ''}`}>{standing.text}</span>
    )}
  </>
)

const Figures = ({ text }: { text: string }) => <span className={styles.figures}>{text}</span>

interface CountProps {
  readonly kind: Kind
  readonly state: JobState
  readonly onShow: Show
}

function Count({ kind: { kind, title, counts }, state, onShow }: CountProps) {
  const count = counts[state]
  if (count === 0) return <span className={styles.figures}>0</span>
  const label = `${title}，${JOB_STATE_NAMES[state]}${count}个`
  return (
    <button
      type="button"
      className={`${styles.rowAction} ${state === 'failed' ? styles.bad : ''}`}
      aria-label={label}
      onClick={() => onShow(state, kind)}
    >
      {formatNumber(count)}
    </button>
  )
}

const MINUTE_S = 60
const HOUR_S = 3600
const SECOND_MS = 1000

function paceOf(seconds: number | null): string {
  if (seconds === null) return '有人发起时'
  if (seconds % HOUR_S === 0) return `每${seconds / HOUR_S}小时`
  return seconds % MINUTE_S === 0 ? `每${seconds / MINUTE_S}分钟` : `每${seconds}秒`
}

const tookOf = (ms: number | null): string =>
  ms === null ? '—' : ms < SECOND_MS ? `${ms}毫秒` : `${(ms / SECOND_MS).toFixed(1)}秒`
