import { useCan } from '@portal/shared-lib'
import {
  ARCHIVE_CATEGORIES,
  type ArchiveCategory,
  keptUntil,
  RETENTIONS,
  type Retention,
  reasonAgainstVolume,
  VOLUME_STATE as STATE,
  VOLUME_STATES,
  type VolumeAction,
  type VolumeState,
} from '@portal/shared-lib/contract/rules/archive'
import { Button, Empty, Loading, Pager, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { FRESH } from '../fresh'
import { LongCell, PlainTable } from '../plain-table/plain-table'
import { FilterSelect } from '../proceedings/filter-select'
import listing from '../proceedings/proceedings.module.css'
import { WordsFilter } from '../proceedings/words-filter'
import { YearFilter } from '../recommendations/year-filter'
import { useArchiveVolumesQuery } from './api'
import styles from './archives.module.css'
import { ProposeDialog } from './destroy-dialogs'
import { BoxDialog, TransferDialog } from './hand-dialogs'
import { thisYear, type Volume } from './rows'
import { useAskedPage, useChosen } from './use-chosen'
import { VolumeDialog } from './volume-dialog'

const CATEGORIES = Object.entries(ARCHIVE_CATEGORIES) as [ArchiveCategory, string][]
const PERIODS = Object.entries(RETENTIONS) as [Retention, string][]
const NONE: readonly Volume[] = []

interface VolumeListProps {
  readonly state: VolumeState
  /** Those alone that are kept no longer by their time. */
  readonly expired: boolean
}

/** Volumes that are as far as that; chosen closed ones are boxed, handed over, or proposed for destruction. */
export function VolumeList({ state, expired }: VolumeListProps) {
  const mayBox = useCan('da:volume') && state === STATE.closed
  const mayTransfer = useCan('da:transfer') && state === STATE.closed
  const mayDestroy = useCan('da:destroy') && expired
  const [year, setYear] = useState(0)
  const [category, setCategory] = useState<ArchiveCategory | ''>('')
  const [retention, setRetention] = useState<Retention | ''>('')
  const [words, setWords] = useState('')
  const [opened, open] = useState<'box' | 'transfer' | 'destroy'>()
  const [shown, show] = useState<string>()
  const { page, pagerOf } = useAskedPage(year, category, retention, words)
  const { data, error, refetch } = useArchiveVolumesQuery(
    { state, expired, year, category, retention, words, ...page },
    FRESH,
  )
  const { chosen, isChosen, toggle, clear } = useChosen(data?.list ?? NONE, ({ id }) => id)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const close = () => open(undefined)
  const finish = () => {
    clear()
    close()
  }
  const against = {
    box: reasonAgainst('box', chosen),
    transfer: reasonAgainst('transfer', chosen),
    destroy: reasonAgainst('destroy', chosen),
  }
  const mayChoose = mayBox || mayTransfer || mayDestroy
  return (
    <>
      <search className={listing.tools}>
        <WordsFilter label="档号、盒号或题名" words={words} onSearch={setWords} />
        {!expired && <YearFilter year={year} onChange={setYear} />}
        <FilterSelect label="门类" options={CATEGORIES} value={category} onChange={setCategory} />
        <FilterSelect label="保管期限" options={PERIODS} value={retention} onChange={setRetention} />
        {mayChoose && (
          <span className={`${listing.aside} ${styles.acts}`}>
            <span role="status">
              {chosen.length > 0 ? against[expired ? 'destroy' : 'transfer'] || `已选${chosen.length}卷` : ''}
            </span>
            {mayBox && (
              <Button disabled={against.box !== ''} title={against.box} onClick={() => open('box')}>
                装盒
              </Button>
            )}
            {mayTransfer && (
              <Button disabled={against.transfer !== ''} title={against.transfer} onClick={() => open('transfer')}>
                移交
              </Button>
            )}
            {mayDestroy && (
              <Button disabled={against.destroy !== ''} title={against.destroy} onClick={() => open('destroy')}>
                提出销毁
              </Button>
            )}
          </span>
        )}
      </search>
      {data.list.length === 0 ? (
        <Empty hint={expired ? '没有保管期满的案卷' : `没有${VOLUME_STATES[state]}的案卷，请更改条件`} />
      ) : (
        <>
          <PlainTable headings={[...(mayChoose ? ['选择'] : []), ...HEADINGS]}>
            {data.list.map(row => (
              <tr key={row.id}>
                {mayChoose && (
                  <td>
                    <input
                      type="checkbox"
                      aria-label={`选择 ${row.archiveNo}`}
                      checked={isChosen(row)}
                      onChange={() => toggle(row)}
                    />
                  </td>
                )}
                <VolumeCells of={row} onShow={() => show(row.id)} />
              </tr>
            ))}
          </PlainTable>
          <Pager {...pagerOf(data)} />
        </>
      )}
      {shown !== undefined && <VolumeDialog id={shown} onClose={() => show(undefined)} />}
      {opened === 'box' && <BoxDialog chosen={chosen} onDone={finish} onClose={close} />}
      {opened === 'destroy' && <ProposeDialog chosen={chosen} onDone={finish} onClose={close} />}
      {opened === 'transfer' && <TransferDialog chosen={chosen} onDone={finish} onClose={close} />}
    </>
  )
}

const HEADINGS = ['档号', '案卷题名', '门类', '年度', '保管期限', '保管至', '件数', '盒号', '卷内目录']

const VolumeCells = ({ of, onShow }: { readonly of: Volume; readonly onShow: () => void }) => (
  <>
    <td className={styles.number}>{of.archiveNo || '成卷时编号'}</td>
    <LongCell title={of.title}>{of.walled ? `${of.title}（限知）` : of.title}</LongCell>
    <td>{ARCHIVE_CATEGORIES[of.category]}</td>
    <td>{of.year}</td>
    <td>{RETENTIONS[of.retention]}</td>
    <td>{keptOf(of)}</td>
    <td>{of.items}</td>
    <td className={styles.number}>{of.boxNo || '未装盒'}</td>
    <td>
      <Button size="small" aria-label={`打开 ${of.archiveNo || of.title}`} onClick={onShow}>
        打开
      </Button>
    </td>
  </>
)

/** Until when it is kept, and what keeps it beyond. */
function keptOf({ isProposed, holdReason, ...volume }: Volume): string {
  const last = keptUntil(volume)
  const until = last === undefined ? '永久' : `${last}年底`
  if (isProposed) return `${until}（待确认销毁）`
  return holdReason === '' ? until : `${until}（暂缓销毁）`
}

/** Why it cannot be done with the chosen ones; empty where it can. */
function reasonAgainst(action: VolumeAction, chosen: readonly Volume[]): string {
  const [first] = chosen
  if (!first) return '请先选择案卷'
  for (const volume of chosen) {
    const reason = reasonAgainstVolume(action, volume, thisYear())
    if (reason) return `${volume.archiveNo}：${reason}`
  }
  const isMixed = chosen.some(
    each => each.category !== first.category || each.year !== first.year || each.retention !== first.retention,
  )
  return action === 'box' && isMixed ? '请选择门类、年度和保管期限相同的案卷装盒' : ''
}
