import { beginQuiz, finishQuiz, issueCertificate, quizResult } from '@portal/shared-lib/contract/course-quizzes'
import { course, courses, notes, watch } from '@portal/shared-lib/contract/courses'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../../app'

const ID = '00000000-0000-4000-8000-000000000001'
const TEXTS = { topic: '接谈技巧', title: '窗口接谈五步', summary: '', compulsory: false, dueOn: null }
const LESSON = {
  id: 'l',
  title: '接谈五步',
  seconds: 40,
  position: 40,
  furthest: 40,
  finished: true,
  slides: [],
  files: [],
}
const QUESTIONS = [
  { kind: 'single' as const, text: '第一步是什么？', options: ['登记', '请坐'] },
  { kind: 'multiple' as const, text: '要告知什么？', options: ['范围', '期限', '承诺'] },
]
const ANSWERS = [[1], [0, 1]]

type Quiz = NonNullable<CallAnswer<typeof course>['quiz']>
const QUIZ: Quiz = {
  questionCount: 2,
  passMark: 80,
  mostAttempts: 3,
  isUnderWay: false,
  passed: false,
  obstacle: '',
  attempts: [],
}

async function open(quiz: Partial<Quiz> = {}) {
  const handedIn: number[][][] = []
  let state: Quiz = { ...QUIZ, ...quiz }
  const markedOf = (choices: number[][]) => {
    const isRight = ANSWERS.map((answers, index) => answers.join() === choices[index]?.join())
    const passed = isRight.every(Boolean)
    const questions = QUESTIONS.map((question, index) => ({
      ...question,
      chosen: choices[index] ?? [],
      answers: ANSWERS[index] ?? [],
      isRight: isRight[index] ?? false,
      explanation: '见课件',
    }))
    return { attemptId: ID, no: 1, passMark: 80, score: passed ? 100 : 50, passed, finishedAt: AT, questions }
  }
  const server = fakeServer([
    fake(courses, () => [
      {
        id: 'c',
        ...TEXTS,
        lessonCount: 1,
        finishedCount: 1,
        seconds: 40,
        watched: 40,
        quiz: 'open' as const,
        finishedAt: null,
      },
    ]),
    fake(course, () => ({ id: 'c', ...TEXTS, lessons: [LESSON], quiz: state, isCompleted: state.passed })),
    fake(notes, () => []),
    fake(watch, () => ({
      path: 'api/courses/media/x',
      mediaType: 'video/webm',
      subtitlesPath: null,
      posterPath: null,
    })),
    fake(beginQuiz, () => ({ attemptId: ID, no: 1, passMark: 80, questions: QUESTIONS })),
    fake(finishQuiz, ({ args: { choices } }) => {
      handedIn.push(choices)
      const { score, passed } = markedOf(choices)
      state = { ...state, passed, attempts: [{ attemptId: ID, no: 1, score, passed, finishedAt: AT }] }
      return markedOf(choices)
    }),
    fake(quizResult, () => markedOf(handedIn[0] ?? [])),
    fake(issueCertificate, () => ({
      certificateId: ID,
      certificateNo: '学证〔2026〕0001号',
      fileId: 'f',
      fileName: '结业证书.pdf',
    })),
  ])
  const page = await renderRemote(remote, { path: '/courseVideoPage' })
  return { handedIn, close: () => page.unmount().then(server.stop) }
}

const AT = '2026-11-27 10:00:00'

describe('课程考核', () => {
  let opened: Awaited<ReturnType<typeof open>>
  beforeEach(() => {
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
    jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
  })
  afterEach(async () => {
    await opened.close()
    jest.restoreAllMocks()
  })

  const answer = async (name: string) => await userEvent.click(await screen.findByLabelText(name))

  it('says why it cannot be begun', async () => {
    opened = await open({ obstacle: '考核次数已用完，请联系课程管理员增加次数' })
    const button = await screen.findByRole('button', { name: '参加考核' })
    expect(button).toBeDisabled()
    expect(screen.getByText('考核次数已用完，请联系课程管理员增加次数')).toBeInTheDocument()
  })

  it('asks before unanswered questions are handed in, then shows what is right and why', async () => {
    opened = await open()
    await userEvent.click(await screen.findByRole('button', { name: '参加考核' }))
    await answer('登记')
    await userEvent.click(screen.getByRole('button', { name: '交卷' }))
    const asked = await screen.findByRole('dialog', { name: '第2题还没有作答，按答错计分。确定交卷吗？' })
    await userEvent.click(within(asked).getByRole('button', { name: '交卷' }))
    expect(await screen.findByText('50分，未通过（80分及格）')).toBeInTheDocument()
    const first = screen.getByRole('region', { name: '第1题' })
    expect(first).toHaveTextContent('✗ 答错：登记正确答案：请坐解析：见课件')
    expect(opened.handedIn).toEqual([[[0], []]])
  })

  it('is passed, and then there is the certificate', async () => {
    opened = await open()
    await userEvent.click(await screen.findByRole('button', { name: '参加考核' }))
    for (const name of ['登记', '请坐', '期限', '承诺', '范围', '承诺']) await answer(name)
    await userEvent.click(screen.getByRole('button', { name: '交卷' }))
    expect(await screen.findByText('100分，通过')).toBeInTheDocument()
    expect(opened.handedIn).toEqual([[[1], [0, 1]]])
    await userEvent.click(screen.getByRole('button', { name: '知道了' }))
    await userEvent.click(await screen.findByRole('button', { name: '取得结业证书' }))
    expect(await screen.findByText('结业证书学证〔2026〕0001号')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '预览 结业证书.pdf' })).toHaveAttribute(
      'href',
      expect.stringContaining('id=f'),
    )
    await userEvent.click(await screen.findByRole('button', { name: '第1次答卷和解析，查看' }))
    expect(await screen.findByRole('dialog', { name: '考核成绩：窗口接谈五步（第1次）' })).toBeInTheDocument()
  })
})
