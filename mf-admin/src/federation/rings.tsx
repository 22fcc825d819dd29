import type { RingsAnswer } from '@portal/shared-lib/contract/calls/federation'
import { RING_ACT_NAMES, RING_STATE_NAMES } from '@portal/shared-lib/contract/rules/rings'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import admin from '../admin.module.css'

type Latest = NonNullable<RingsAnswer['latest']>
type Part = Latest['parts'][number]
type Past = RingsAnswer['past'][number]

const NONE = '没有试行过。运维人员以 npm run rollout 的 start 指定先行使用下一组合的地区或机构后，此处显示试行情况'
const GONE = '该组合的清单已不在本服务器，无法列出应用'

/** Who has the next composition before others, how its parts do there, and all that was done so. */
export function Rings({ latest, past }: RingsAnswer) {
  return (
    <>
      {latest && (
        <>
          <p>{ringText(latest)}</p>
          <DataTable rows={latest.parts} rowKey="name" label="试行中的应用" columns={partsOf(latest)} hint={GONE} />
          <h2 className={admin.section}>试行记录</h2>
        </>
      )}
      <DataTable rows={past} rowKey="key" label="试行记录" columns={PAST} hint={NONE} />
    </>
  )
}

function ringText({ id, state, offices, startedAt, endedAt, people, allowed }: Latest): string {
  const began = `组合 ${id} ${RING_STATE_NAMES[state]}。范围：${offices.join('、')}。${startedAt} 开始`
  if (endedAt) return `${began}，${endedAt} 结束，结束时有${people}人使用。`
  return `${began}，已有${people}人使用。任一应用遇到故障的人数超过${allowed}人时自动停止试行。`
}

const partsOf = ({ allowed }: Latest): Column<Part>[] => [
  { title: '应用', key: 'name', width: 240, render: (_, { name }) => (name === 'shell' ? '门户主体（shell）' : name) },
  { title: '版本', key: 'version', width: 130, render: (_, { version }) => <Figures text={version} /> },
  { title: '遇到故障（人）', key: 'faulty', width: 150, render: (_, { faulty }) => <Figures text={String(faulty)} /> },
  { title: '最多允许（人）', key: 'allowed', width: 150, render: () => <Figures text={String(allowed)} /> },
  { title: '情况', key: 'state', width: 150, render: (_, { faulty }) => <State faulty={faulty} allowed={allowed} /> },
]

function State({ faulty, allowed }: { faulty: number; allowed: number }) {
  if (faulty > allowed) return <span className={admin.bad}>超出允许人数</span>
  if (faulty === allowed) return '已到上限'
  return faulty === 0 ? '正常' : `距上限${allowed - faulty}人`
}

const PAST: Column<Past>[] = [
  { title: '时间', key: 'at', width: 178, render: (_, { at }) => <Figures text={at} /> },
  { title: '组合', key: 'id', width: 130, render: (_, { id }) => <Figures text={id} /> },
  { title: '操作', key: 'act', width: 100, render: (_, { act }) => RING_ACT_NAMES[act] },
  { title: '范围', key: 'offices', width: 330, render: (_, { offices }) => <Wrapped text={offices.join('、')} /> },
  { title: '使用人数', key: 'people', width: 90, render: (_, { people }) => <Figures text={String(people)} /> },
  { title: '说明', key: 'why', width: 300, render: (_, past) => <Wrapped text={whyOf(past)} /> },
]

const whyOf = ({ act, remote, version, faulty }: Past) =>
  act === 'spent' ? `${remote} ${version} 有${faulty}人遇到故障，超出允许人数` : '运维人员操作'

const Figures = ({ text }: { text: string }) => <span className={admin.figures}>{text}</span>
const Wrapped = ({ text }: { text: string }) => <span className={admin.cause}>{text}</span>
