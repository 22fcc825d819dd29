import {
  MOST_OPTIONS,
  QUESTION_KINDS,
  QUESTION_LENGTHS,
  type QuestionKind,
  TRUTH_OPTIONS,
} from '@portal/shared-lib/contract/rules/course'
import { Input, TextArea } from '@portal/shared-lib/page'
import type { Quiz } from './api'
import styles from './keeping.module.css'

export type Written = Quiz['questions'][number]

interface QuestionEditorProps {
  readonly no: number
  readonly isLast: boolean
  readonly question: Written
  readonly onChange: (question: Written) => void
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
}

/** A question of a quiz: its kind, its words, its options with the right ones ticked, and why they are right. */
export function QuestionEditor({ no, isLast, question, onChange, onMove, onRemove }: QuestionEditorProps) {
  const { kind, text, explanation } = question
  const name = `第${no}题`
  const turn = (next: QuestionKind) => {
    const options = next === 'truth' ? [...TRUTH_OPTIONS] : kind === 'truth' ? ['', ''] : question.options
    onChange({ ...question, kind: next, options, answers: kind === next ? question.answers : [] })
  }
  return (
    <fieldset className={styles.question}>
      <legend>{name}</legend>
      <div className={styles.filters}>
        <label>
          题型
          <select aria-label={`${name}题型`} value={kind} onChange={({ target }) => turn(target.value as QuestionKind)}>
            {Object.entries(QUESTION_KINDS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className={styles.action}
          aria-label={`上移${name}`}
          disabled={no === 1}
          title={no === 1 ? '已经是第一题' : undefined}
          onClick={() => onMove(-1)}
        >
          上移
        </button>
        <button
          type="button"
          className={styles.action}
          aria-label={`下移${name}`}
          disabled={isLast}
          title={isLast ? '已经是最后一题' : undefined}
          onClick={() => onMove(1)}
        >
          下移
        </button>
        <button type="button" className={styles.action} aria-label={`删除${name}`} onClick={onRemove}>
          删除
        </button>
      </div>
      <TextArea
        aria-label={`${name}题目`}
        placeholder="题目"
        rows={2}
        maxLength={QUESTION_LENGTHS.text}
        value={text}
        onChange={({ target }) => onChange({ ...question, text: target.value })}
      />
      <Options name={name} question={question} onChange={onChange} />
      <Input
        aria-label={`${name}解析`}
        placeholder="解析（交卷后显示，可不填）"
        maxLength={QUESTION_LENGTHS.explanation}
        value={explanation}
        onChange={({ target }) => onChange({ ...question, explanation: target.value })}
      />
    </fieldset>
  )
}

interface OptionsProps {
  readonly name: string
  readonly question: Written
  readonly onChange: (question: Written) => void
}

function Options({ name, question, onChange }: OptionsProps) {
  const { kind, options, answers } = question
  const tick = (place: number, isOn: boolean) => {
    if (kind !== 'multiple') return onChange({ ...question, answers: [place] })
    const next = isOn ? [...answers, place].sort((one, other) => one - other) : answers.filter(other => other !== place)
    onChange({ ...question, answers: next })
  }
  const remove = (place: number) =>
    onChange({
      ...question,
      options: options.toSpliced(place, 1),
      answers: answers.filter(answer => answer !== place).map(answer => (answer > place ? answer - 1 : answer)),
    })
  return (
    <>
      <p className={styles.hint}>勾选正确答案{kind === 'multiple' && '（至少两个）'}</p>
      {options.map((option, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option has nothing else by which it is known.
        <div key={place} className={styles.option}>
          <input
            type={kind === 'multiple' ? 'checkbox' : 'radio'}
            name={name}
            aria-label={`${name}选项${place + 1}为正确答案`}
            checked={answers.includes(place)}
            onChange={({ target }) => tick(place, target.checked)}
          />
          <Input
            aria-label={`${name}选项${place + 1}`}
            placeholder={`选项${place + 1}`}
            maxLength={QUESTION_LENGTHS.option}
            readOnly={kind === 'truth'}
            value={option}
            onChange={({ target }) => onChange({ ...question, options: options.with(place, target.value) })}
          />
          {kind !== 'truth' && options.length > 2 && (
            <button
              type="button"
              className={styles.action}
              aria-label={`删除${name}选项${place + 1}`}
              onClick={() => remove(place)}
            >
              删除
            </button>
          )}
        </div>
      ))}
      {kind !== 'truth' && options.length < MOST_OPTIONS && (
        <button
          type="button"
          className={styles.action}
          aria-label={`${name}添加选项`}
          onClick={() => onChange({ ...question, options: [...options, ''] })}
        >
          添加选项
        </button>
      )}
    </>
  )
}
