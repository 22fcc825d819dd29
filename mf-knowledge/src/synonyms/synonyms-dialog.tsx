import { saveSynonyms } from '@portal/shared-lib/contract/calls/search'
import { MOST_SYNONYMS, SHORTEST_WORD } from '@portal/shared-lib/contract/rules/search'
import { FormDialog, type PlainEntry, told } from '@portal/shared-lib/ui-form'
import { type SynonymGroup, useKnowledgeSaveSynonymsMutation } from '../search/api'

const ENTRIES: Readonly<Record<string, PlainEntry>> = {
  words: {
    kind: 'words',
    label: '词语，用顿号或换行隔开',
    placeholder: '例如：欠薪、拖欠工资、工资拖欠',
    max: 220,
    rows: 3,
    hint: `2至${MOST_SYNONYMS}个词，每个词至少${SHORTEST_WORD}个字`,
  },
}
const BETWEEN = /[、，,；;\s]+/u

interface SynonymsDialogProps {
  readonly group: Pick<SynonymGroup, 'id' | 'version' | 'words'>
  readonly onClose: () => void
}

/** A group of words of the same meaning, new or as it stands. */
export function SynonymsDialog({ group: { id, version, words }, onClose }: SynonymsDialogProps) {
  const [save] = useKnowledgeSaveSynonymsMutation()
  return (
    <FormDialog
      title={id ? '修改同义词' : '新增同义词'}
      submits="保存"
      entries={ENTRIES}
      values={{ words: words.join('、') }}
      problemsOf={entered => told(wordsIn(entered.words).length < 2 ? '一组至少两个词' : '')}
      send={entered => save({ args: { id, version, words: wordsIn(entered.words) } })}
      names={saveSynonyms.send}
      done="同义词已保存"
      unsaved="同义词"
      onClose={onClose}
    />
  )
}

const wordsIn = (text: string): string[] => text.split(BETWEEN).filter(Boolean)
