import { asPortalError } from '@portal/shared-lib'
import { Alert, Button, Dialog, Question, useLeaving } from '@portal/shared-lib/page'
import { useState } from 'react'
import { type QuizAttempt, type QuizMarked, useCourseFinishQuizMutation } from '../api'
import { type Choices, Questions } from './questions'
import styles from './quiz.module.css'

interface QuizDialogProps {
  readonly title: string
  readonly attempt: QuizAttempt
  readonly onMarked: (marked: QuizMarked) => void
  readonly onClose: () => void
}

/** An attempt at a quiz. What is not handed in stays under way, its choices not. */
export function QuizDialog({ title, attempt, onMarked, onClose }: QuizDialogProps) {
  const { attemptId, no, passMark, questions } = attempt
  const [choices, choose] = useState<Choices>(() => questions.map(() => []))
  const [isAsking, askSure] = useState(false)
  const [problem, tell] = useState('')
  const [finish, { isLoading }] = useCourseFinishQuizMutation()
  const open = choices.flatMap((chosen, index) => (chosen.length ? [] : [index + 1]))
  const leave = useLeaving('未交卷的答题', open.length < questions.length, onClose)
  const handIn = async () => {
    tell('')
    const { data, error } = await finish({ args: { attemptId, choices: choices.map(chosen => [...chosen]) } })
    if (data) onMarked(data)
    else tell(asPortalError(error).message)
  }
  return (
    <Dialog title={`考核：${title}（第${no}次）`} width={760} onClose={leave}>
      <div className={styles.body}>
        <p className={styles.soft}>
          共{questions.length}题，每题分值相同，{passMark}分及格。多选题须全部选对才得分。交卷后显示答案和解析。
        </p>
        <Questions questions={questions} choices={choices} onChoose={choose} />
        {problem && <Alert type="error" title={problem} />}
        <div className={styles.foot}>
          <span role="status" className={styles.soft}>
            已答{questions.length - open.length}题，共{questions.length}题
          </span>
          <Button onClick={leave}>稍后再答</Button>
          <Button type="primary" loading={isLoading} onClick={() => (open.length ? askSure(true) : void handIn())}>
            交卷
          </Button>
        </div>
      </div>
      {isAsking && (
        <Question
          text={`第${open.join('、')}题还没有作答，按答错计分。确定交卷吗？`}
          leave="交卷"
          stay="继续答题"
          onAnswer={isSure => {
            askSure(false)
            if (isSure) void handIn()
          }}
        />
      )}
    </Dialog>
  )
}
