import { formatDay, notify } from '@portal/shared-lib'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { Lamp, Trouble } from '@portal/shared-lib/page'
import { type ReactNode, useState } from 'react'
import { ActionButton } from '../../actions/bar/action-button'
import { sortButtons } from '../../actions/bar/sort-buttons'
import buttons from '../../actions/buttons.module.css'
import { FORMS } from '../../actions/forms'
import { MacrosButton } from '../../actions/macros/macros-button'
import { act } from '../../actions/panel/act'
import { useCaseworkPetitionQuery } from '../../api'
import { useCaseButtonsQuery } from '../../case-api'
import { ClockList } from '../clocks/clock-list'
import { stagesOf } from '../stages/stages'
import styles from './case-preview.module.css'

/** Actions beside the first one; all of them are on the page of the case. */
const BESIDE = 2

interface CaseToldProps {
  readonly petitionNo: string
  readonly todoId: string
  /** Opens it; with an action, that is filled in there, by 常用操作 where one is named. */
  readonly onOpen: (action?: string, macroId?: string) => void
}

/** What a case is about, how far it has come, its limits, and what can be done first. */
export function CaseTold({ petitionNo, todoId, onOpen }: CaseToldProps) {
  const { data: petition, error, refetch } = useCaseworkPetitionQuery({ petitionNo })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!petition) return <div className={styles.body} aria-busy="true" />
  const { summary, stateName, petitioner, placeName, channelName, categoryName, holders, request } = petition
  return (
    <div className={styles.body}>
      <h2>{summary}</h2>
      <p className={styles.facts}>
        <strong>{stateName}</strong>
        {petition.dueAt && (
          <Lamp colour={petition.lamp} remainingDays={petition.remainingDays} dueAt={petition.dueAt} />
        )}
      </p>
      <Actions petitionNo={petitionNo} version={petition.version} todoId={todoId} onOpen={onOpen} />
      <dl>
        <Fact name="环节">{stageOf(petition)}</Fact>
        <Fact name="信访人">{petitioner}</Fact>
        <Fact name="问题属地">{placeName}</Fact>
        <Fact name="信访形式">{channelName}</Fact>
        <Fact name="内容分类">{categoryName}</Fact>
        <Fact name="诉求">{request}</Fact>
        <Fact name="经办">{holders.join('、')}</Fact>
      </dl>
      <h3>当前期限</h3>
      <ClockList petitionNo={petitionNo} onlyOpen />
    </div>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** How far it has come, in words: a line of eight has no room here. */
function stageOf(petition: PetitionAnswer): string {
  const stages = stagesOf(petition, formatDay(new Date()))
  const at = stages.findIndex(({ state }) => state === 'now')
  const now = stages[at]
  if (!now) return ''
  return `${now.name}（第${at + 1}步，共${stages.length}步），${now.days === 0 ? '今天开始' : `已${now.days}天`}`
}

/** What waits and what is done most: at once where nothing is asked, else on the page of the case. */
function Actions({ petitionNo, version, todoId, onOpen }: CaseToldProps & { readonly version: number }) {
  const { data = [] } = useCaseButtonsQuery({ petitionNo, todoId })
  const [isBusy, setBusy] = useState(false)
  const { primary, shown } = sortButtons(data)
  const press = async (action: string) => {
    const form = FORMS.get(action)
    if (!form?.isAtOnce) return onOpen(action)
    if (isBusy) return
    setBusy(true)
    const { refused } = await act(form, { petitionNo, version, todoId, paperId: '' }, {})
    setBusy(false)
    if (refused) notify.error(refused.message)
  }
  const usual = shown.filter(({ enabled }) => enabled === 1).slice(0, BESIDE)
  return (
    <div className={styles.actions}>
      {primary && <ActionButton row={primary} className={buttons.primary} onPress={action => void press(action)} />}
      {usual.map(row => (
        <ActionButton key={row.action} row={row} className={buttons.usual} onPress={action => void press(action)} />
      ))}
      <MacrosButton rows={data} onChoose={({ action, macroId }) => onOpen(action, macroId)} />
    </div>
  )
}
