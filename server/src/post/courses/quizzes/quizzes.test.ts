import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  beginQuiz,
  certificateFile,
  finishQuiz,
  issueCertificate,
  quizResult,
} from '@portal/shared-lib/contract/course-quizzes'
import { completion, course, courses, keepProgress, watch } from '@portal/shared-lib/contract/courses'
import { errors } from '@portal/shared-lib/contract/errors'
import { link } from '@portal/shared-lib/contract/files'
import type { Question } from '@portal/shared-lib/contract/rules/course'
import { createPerson, createRole } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'
import { COMPLETION, PAGE } from '../page'

const QUESTIONS: Question[] = [
  { kind: 'single', text: '第一题', options: ['甲', '乙'], answers: [1], explanation: '因为是乙' },
  { kind: 'multiple', text: '第二题', options: ['甲', '乙', '丙'], answers: [0, 2], explanation: '甲和丙' },
  { kind: 'truth', text: '第三题', options: ['正确', '错误'], answers: [0], explanation: '正确' },
]
const RIGHT = [[1], [0, 2], [0]]
const WRONG = [[0], [0], [1]]
const LIMIT = 2

describe('考核', () => {
  const portal = usePortal()
  let [learners, leaders, personId, token, office] = ['', '', '', '', '']

  beforeAll(async () => {
    learners = await createRole(portal.db, 'learner', [{ url: PAGE }])
    leaders = await createRole(portal.db, 'courseLeader', [{ url: PAGE, id: PAGE }, { url: COMPLETION }])
    const { id } = await createPerson(portal.db)
    await createCourse(id)
  })

  beforeEach(async () => {
    const person = await createPerson(portal.db, { roles: [learners] })
    personId = person.id
    office = person.organisationId
    token = await portal.signInAs(person.account)
  })

  async function createCourse(uploaded_by: string) {
    const kept = await portal.services.files.keep(Readable.from([Buffer.from('film')]))
    const file_id = randomUUID()
    const { provinceCode: province_code } = portal.services.config
    await portal.db
      .insertInto('file')
      .values({ id: file_id, name: 'a.webm', ...kept, province_code, uploaded_by, state: 'kept' })
      .execute()
    const texts = { topic: '接谈技巧', title: '窗口接谈', summary: '' }
    await portal.db
      .insertInto('course')
      .values({ id: 'c', compulsory: false, sort_no: 1, ...texts })
      .execute()
    const video = { file_id, media_type: 'video/webm', seconds: 10 }
    await portal.db
      .insertInto('course_lesson')
      .values({ id: 'l', course_id: 'c', seq: 1, title: '第一课', ...video })
      .execute()
    const quiz = { course_id: 'c', pass_mark: 80, most_attempts: LIMIT, questions: JSON.stringify(QUESTIONS) }
    await portal.db.insertInto('course_quiz').values(quiz).execute()
  }

  async function finishLesson() {
    await portal.answerTo(watch, { id: 'l' }, { token })
    await portal.answerTo(keepProgress, { id: 'l', position: 10 }, { token })
  }

  const begin = () => portal.ask(beginQuiz, { id: 'c' }, { token })
  const finish = (attemptId: string, choices: number[][]) => portal.ask(finishQuiz, { attemptId, choices }, { token })
  const stateOf = async () => (await portal.answerTo(course, { id: 'c' }, { token })).quiz

  async function attempt(choices: number[][]) {
    const { attemptId } = await portal.answerTo(beginQuiz, { id: 'c' }, { token })
    return await portal.answerTo(finishQuiz, { attemptId, choices }, { token })
  }

  it('waits until every lesson is finished', async () => {
    const message = '请先学完全部课时，再参加考核'
    expect(await stateOf()).toMatchObject({ obstacle: message, questionCount: 3, passMark: 80, mostAttempts: LIMIT })
    expect(await begin()).toMatchObject({ code: errors.rule.code, message })
  })

  it('sends no answer before the attempt is finished, whatever is asked for', async () => {
    await finishLesson()
    const { attemptId } = await portal.answerTo(beginQuiz, { id: 'c' }, { token })
    const sent = [
      await begin(),
      await portal.ask(course, { id: 'c' }, { token }),
      await portal.ask(courses, {}, { token }),
      await portal.ask(quizResult, { attemptId }, { token }),
    ].map(answer => JSON.stringify(answer))
    for (const text of sent) {
      expect(text).not.toMatch(/answers|explanation|isRight/)
      expect(text).not.toContain('因为是乙')
    }
  })

  it('goes on with the attempt under way, and marks it with what is right and why', async () => {
    await finishLesson()
    const first = await portal.answerTo(beginQuiz, { id: 'c' }, { token })
    expect(await portal.answerTo(beginQuiz, { id: 'c' }, { token })).toEqual(first)
    const marked = await portal.answerTo(finishQuiz, { attemptId: first.attemptId, choices: [[1], [0], []] }, { token })
    expect(marked).toMatchObject({ no: 1, score: 33, passed: false })
    expect(marked.questions.map(({ isRight }) => isRight)).toEqual([true, false, false])
    expect(marked.questions[1]).toMatchObject({ chosen: [0], answers: [0, 2], explanation: '甲和丙' })
    expect(await portal.answerTo(quizResult, { attemptId: first.attemptId }, { token })).toEqual(marked)
  })

  it('is passed on the second attempt, and then is the course completed', async () => {
    await finishLesson()
    await attempt(WRONG)
    const [listed] = await portal.answerTo(courses, {}, { token })
    expect(listed).toMatchObject({ quiz: 'open', finishedCount: 1, finishedAt: null })
    expect(await attempt(RIGHT)).toMatchObject({ no: 2, score: 100, passed: true })
    const [passed] = await portal.answerTo(courses, {}, { token })
    expect(passed).toMatchObject({ quiz: 'passed', finishedAt: expect.stringMatching(/^\d{4}-/) })
    expect(await begin()).toMatchObject({ message: '您已通过考核，无需再次参加' })
    const told = portal.db.selectFrom('audit').where('person_id', '=', personId).where('object_id', '=', 'c')
    expect((await told.orderBy('id').select('action').execute()).map(({ action }) => action)).toEqual([
      '课程考核第1次：0分，未通过',
      '课程考核第2次：100分，通过',
    ])
  })

  it('has no more attempts than its limit, however many are begun and handed in at once', async () => {
    await finishLesson()
    for (let round = 0; round < LIMIT; round++) {
      const begun = await Promise.all([begin(), begin(), begin()])
      const [id, ...others] = new Set(begun.flatMap(({ data }) => (data ? [data.attemptId] : [])))
      expect(others).toEqual([])
      const answers = await Promise.all([finish(id ?? '', WRONG), finish(id ?? '', RIGHT.slice(0, 2).concat([[1]]))])
      expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
      expect(answers.find(({ code }) => code !== 0)).toMatchObject({ message: '本次考核已交卷，请刷新后查看成绩' })
    }
    const late = await Promise.all([begin(), begin()])
    for (const answer of late) expect(answer).toMatchObject({ message: '考核次数已用完，请联系课程管理员增加次数' })
    expect((await stateOf())?.attempts.map(({ no }) => no)).toEqual([1, 2])
    await portal.db.insertInto('quiz_grant').values({ person_id: personId, course_id: 'c', extra: 1 }).execute()
    expect(await attempt(RIGHT)).toMatchObject({ no: 3, passed: true })
  })

  it('is not marked by what does not fit its questions, nor by anybody else', async () => {
    await finishLesson()
    const { attemptId } = await portal.answerTo(beginQuiz, { id: 'c' }, { token })
    for (const choices of [[], [[1], [0]], [[0, 1], [0], [0]], [[2], [0], [0]], [[0], [3], [0]]])
      expect(await finish(attemptId, choices)).toMatchObject({ message: '答卷与题目不符，请重新打开考核' })
    for (const choices of [[[-1]], [[1.5]], [[99]]])
      expect(await finish(attemptId, choices)).toMatchObject({ code: errors.badInput.code })
    const stranger = await portal.signInAs((await createPerson(portal.db, { roles: [learners] })).account)
    const { code } = await portal.ask(finishQuiz, { attemptId, choices: RIGHT }, { token: stranger })
    expect(code).toBe(errors.notFound.code)
    expect(await finish(attemptId, RIGHT)).toMatchObject({ code: 0 })
    expect(await portal.ask(quizResult, { attemptId }, { token: stranger })).toMatchObject({ code })
  })

  it('asks an attempt under way what it asked before, whatever is written meanwhile', async () => {
    await finishLesson()
    const { attemptId, questions } = await portal.answerTo(beginQuiz, { id: 'c' }, { token })
    const set = (asked: Question[]) =>
      portal.db
        .updateTable('course_quiz')
        .set({ questions: JSON.stringify(asked) })
        .where('course_id', '=', 'c')
        .execute()
    await set(QUESTIONS.slice(0, 1))
    expect((await portal.answerTo(beginQuiz, { id: 'c' }, { token })).questions).toEqual(questions)
    expect((await finish(attemptId, RIGHT)).data).toMatchObject({ score: 100 })
    await set(QUESTIONS)
  })

  describe('its certificate', () => {
    const issued = () => portal.answerTo(issueCertificate, { id: 'c' }, { token })

    it('is refused before the course is completed', async () => {
      await finishLesson()
      await attempt(WRONG)
      expect(await portal.ask(issueCertificate, { id: 'c' }, { token })).toMatchObject({
        message: '学完全部课时并通过考核后，才能取得结业证书',
      })
    })

    it('is a PDF with a number of the year, the same every time, one for two windows', async () => {
      await finishLesson()
      await attempt(RIGHT)
      const [one, other] = await Promise.all([issued(), issued()])
      expect(other.certificateNo).toBe(one.certificateNo)
      expect(one.certificateNo).toMatch(/^学证〔\d{4}〕\d{4}号$/)
      const read = async (id: string) => {
        const { path } = await portal.answerTo(link, { fileId: id }, { token })
        return await (await portal.send(path)).arrayBuffer()
      }
      const paper = Buffer.from(await read(one.fileId))
      expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
      expect(Buffer.from(await read((await issued()).fileId))).toEqual(paper)
    })

    it('is for its holder and those who lead the holder, and for no stranger', async () => {
      await finishLesson()
      await attempt(RIGHT)
      const { certificateId } = await issued()
      const ask = async (organisations: string[] | undefined, role: string) => {
        const options = { roles: [role], ...(organisations && { organisations }) }
        const reader = await portal.signInAs((await createPerson(portal.db, options)).account)
        return (await portal.ask(certificateFile, { certificateId }, { token: reader })).code
      }
      expect((await portal.ask(certificateFile, { certificateId }, { token })).code).toBe(0)
      expect(await ask([office], leaders)).toBe(0)
      expect(await ask([office], learners)).toBe(errors.notFound.code)
      expect(await ask(undefined, leaders)).toBe(errors.notFound.code)
      const leader = await createPerson(portal.db, { roles: [leaders], organisations: [office] })
      const seen = await portal.answerTo(completion, { id: 'c' }, { token: await portal.signInAs(leader.account) })
      expect(seen[0]?.people.find(({ id }) => id === personId)).toMatchObject({
        score: 100,
        attemptCount: 1,
        certificateId,
        isBound: false,
      })
    })
  })
})
