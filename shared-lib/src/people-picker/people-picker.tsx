import { useState } from 'react'
import { Dialog } from '../page/dialog'
import { Question } from '../page/question'
import { AntdTheme } from '../ui-data/antd-theme'
import { PersonChips } from './chips'
import { type Meeting, type Person, useChosenPeople } from './chosen-people'
import { FoundPeople } from './found-people'
import styles from './people-picker.module.css'
import RegionTree from './region-tree'
import { Search, type Wanted } from './search'

/** Pixels. */
const WIDTH = 1000
const HEIGHT = 640

interface PeoplePickerProps {
  /** Like 选择收件人. */
  readonly title: string
  /** Who is chosen already. */
  readonly chosen: readonly Person[]
  readonly onChoose: (people: readonly Person[]) => void
  readonly onClose: () => void
  /** For a meeting: nobody twice, and no more than it holds. */
  readonly meeting?: Meeting
}

/** Chooses people, over whatever asks for them. Closing with another choice asks first. */
export default function PeoplePicker({ title, chosen: before, onChoose, onClose, meeting }: PeoplePickerProps) {
  const people = useChosenPeople(before, meeting)
  const [regionCode, setRegionCode] = useState<string>()
  const [wanted, setWanted] = useState<Wanted>({ scope: 'region', userName: '' })
  const [asking, setAsking] = useState(false)
  const chooseRegion = (code: string | undefined) => {
    setRegionCode(code)
    setWanted(({ scope }) => ({ scope: scope === 'everywhere' ? 'region' : scope, userName: '' }))
  }
  return (
    <AntdTheme>
      <Dialog
        title={title}
        width={WIDTH}
        height={HEIGHT}
        onClose={() => (people.changed ? setAsking(true) : onClose())}
      >
        <div className={styles.picker}>
          <RegionTree chosen={regionCode} onChoose={chooseRegion} />
          <div className={styles.found}>
            <Search regionCode={regionCode} onSearch={setWanted} />
            <FoundPeople wanted={wanted} regionCode={regionCode} has={people.has} onToggle={people.toggle} />
          </div>
        </div>
        <div className={styles.foot}>
          <PersonChips label="已选人员" people={people.chosen} onRemove={people.remove} />
          <button type="button" onClick={onClose}>
            取消
          </button>
          <button type="button" className={styles.primary} onClick={() => onChoose(people.chosen)}>
            确定（{people.chosen.length}人）
          </button>
        </div>
      </Dialog>
      {asking && (
        <Question
          text="已改变的选择尚未确定，关闭后不会保留。确定关闭吗？"
          leave="关闭"
          stay="继续选择"
          onAnswer={leave => (leave ? onClose() : setAsking(false))}
        />
      )}
    </AntdTheme>
  )
}
