import { asPortalError, notify } from '@portal/shared-lib'
import { MOST_ATTEMPTS, MOST_QUESTIONS, quizProblem, TRUTH_OPTIONS } from '@portal/shared-lib/contract/rules/course'
import { Alert, Button, Dialog, Input, Question, useLeaving } from '@portal/shared-lib/page'
import { useId, useState } from 'react'
import { type Choices, Questions } from '../courses/quiz/questions'
import { type Managed, type Quiz, useKeepingSaveQuizMutation } from './api'
import styles from './keeping.module.css'
import { QuestionEditor, type Written } from './question-editor'

const NEW: Quiz = { passMark: 80, mostAttempts: 3, questions: [] }
const FIRST = { kind: 'single', text: '', options: ['', ''], answers: [], explanation: '' } satisfies Written

interface QuizEditorProps {
  readonly course: Managed
  readonly onClose: () => void
}

/** The quiz of a course: its questions, how many points pass, how often it may be tried; and how it will look. */
export function QuizEditor({ course: { id, version, title, quiz: kept }, onClose }: QuizEditorProps) {
  const [quiz, setQuiz] = useState<Quiz>(kept ?? { ...NEW, questions: [FIRST] })
  const [isChanged, setChanged] = useState(false)
  const [isPreview, setPreview] = useState(false)
  const [isRemoving, askRemoval] = useState(false)
  const [problem, tell] = useState('')
  const [save, { isLoading }] = useKeepingSaveQuizMutation()
  const leave = useLeaving('修改的考核', isChanged, onClose)
  const { questions } = quiz
  const change = (next: Partial<Quiz>) => {
    setQuiz({ ...quiz, ...next })
    setChanged(true)
  }
  const send = async (next: Quiz | null, done: string) => {
    const wrong = next ? quizProblem(next.questions) : ''
    tell(wrong)
    if (wrong) return
    const { error } = await save({ args: { id, version, quiz: next } })
    if (error) return tell(asPortalError(error).message)
    notify.success(done)
    onClose()
  }
  return (
    <Dialog title={`考核：${title}`} width={820} onClose={leave}>
      <div className={styles.editor}>
        <div className={styles.filters}>
          <Amount label="及格分" most={100} value={quiz.passMark} onChange={passMark => change({ passMark })} />
          <Amount
            label="最多考核次数"
            most={MOST_ATTEMPTS}
            value={quiz.mostAttempts}
            onChange={mostAttempts => change({ mostAttempts })}
          />
          <Button aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
            {isPreview ? '返回编辑' : '预览'}
          </Button>
        </div>
        {isPreview ? (
          <Preview quiz={quiz} />
        ) : (
          <QuestionList questions={questions} onChange={next => change({ questions: next })} />
        )}
        {problem && <Alert type="error" title={problem} />}
        <div className={styles.foot}>
          {kept && <Button onClick={() => askRemoval(true)}>取消考核</Button>}
          <Button onClick={leave}>关闭</Button>
          <Button type="primary" loading={isLoading} onClick={() => void send(quiz, '考核已保存')}>
            保存考核
          </Button>
        </div>
      </div>
      {isRemoving && (
        <Question
          text="取消后，学完全部课时即结业；已有的考核成绩保留。确定取消考核吗？"
          leave="取消考核"
          stay="保留"
          onAnswer={isSure => {
            askRemoval(false)
            if (isSure) void send(null, '考核已取消')
          }}
        />
      )}
    </Dialog>
  )
}

interface AmountProps {
  readonly label: string
  readonly most: number
  readonly value: number
  readonly onChange: (value: number) => void
}

function Amount({ label, most, value, onChange }: AmountProps) {
  const id = useId()
  const enter = (text: string) => onChange(Math.min(most, Math.max(0, Math.floor(Number(text)))))
  return (
    <span className={styles.amount}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="number"
        min={1}
        max={most}
        value={value || ''}
        onChange={({ target }) => enter(target.value)}
      />
    </span>
  )
}

interface QuestionListProps {
  readonly questions: Written[]
  readonly onChange: (questions: Written[]) => void
}

function QuestionList({ questions, onChange }: QuestionListProps) {
  const isFull = questions.length >= MOST_QUESTIONS
  const move = (at: number, to: number) => {
    const moved = questions[at]
    if (moved) onChange(questions.toSpliced(at, 1).toSpliced(to, 0, moved))
  }
  return (
    <>
      <ol className={styles.questions} aria-label="题目">
        {questions.map((question, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question has nothing else by which it is known.
          <li key={index}>
            <QuestionEditor
              no={index + 1}
              isLast={index === questions.length - 1}
              question={question}
              onChange={next => onChange(questions.with(index, next))}
              onMove={by => move(index, index + by)}
              onRemove={() => onChange(questions.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button
          disabled={isFull}
          title={isFull ? `最多${MOST_QUESTIONS}题` : undefined}
          onClick={() => onChange([...questions, FIRST])}
        >
          添加选择题
        </Button>
        <Button
          disabled={isFull}
          title={isFull ? `最多${MOST_QUESTIONS}题` : undefined}
          onClick={() => onChange([...questions, { ...FIRST, kind: 'truth', options: [...TRUTH_OPTIONS] }])}
        >
          添加判断题
        </Button>
      </div>
    </>
  )
}

/** As whoever learns will see it; what is chosen here goes nowhere. */
function Preview({ quiz: { questions } }: { readonly quiz: Quiz }) {
  const [choices, choose] = useState<Choices>([])
  return <Questions questions={questions} choices={choices} onChoose={choose} />
}
