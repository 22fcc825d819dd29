import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import * as contract from '@portal/shared-lib/contract/course-admin'
import { beginQuiz, finishQuiz } from '@portal/shared-lib/contract/course-quizzes'
import {
  addNote,
  completion,
  course,
  courses,
  keepProgress,
  notes,
  remindLearners,
  removeNote,
  watch,
} from '@portal/shared-lib/contract/courses'
import { errors } from '@portal/shared-lib/contract/errors'
import { link, stage } from '@portal/shared-lib/contract/files'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { newMessages } from '@portal/shared-lib/contract/messages'
import { TOO_MANY_FILES } from '@portal/shared-lib/contract/rules/attachment'
import { videoFile } from '../../../../fixtures/demo/courses/videos'
import { PNG } from '../../../../test/contents'
import { createPerson } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'
import { secondsOf } from './duration'

const TEXTS = { topic: '系统操作' as const, title: '快速查找', summary: '按Ctrl+K查找', compulsory: true }
const QUESTION = {
  kind: 'single' as const,
  text: '按什么键打开快速查找？',
  options: ['Ctrl+K', 'Ctrl+S'],
  answers: [0],
}
const SUBTITLES = 'WEBVTT\n\n00:01.000 --> 00:04.000\n按Ctrl+K'
const QUIZ = { passMark: 80, mostAttempts: 1, questions: [QUESTION] }

describe('课程管理', () => {
  const portal = usePortal({ database: 'demo' })
  let [keeper, learner, leader] = [{ token: '' }, { token: '' }, { token: '' }]
  let id = ''

  beforeAll(async () => {
    keeper = { token: await portal.signInAs('xw18') }
    learner = { token: await portal.signInAs('zs05') }
    leader = { token: await portal.signInAs('zs07') }
  })

  const read = () => portal.answerTo(contract.managedCourse, { id }, keeper)
  const changed = async () => ({ id, version: (await read()).version })
  const isListed = async () => (await portal.answerTo(courses, {}, learner)).some(each => each.id === id)
  const upload = (name: string, content: Buffer) =>
    portal.answerTo(stage, {}, { ...keeper, file: { name, content: new Uint8Array(content) } })
  const addLesson = async (title: string, name = '课时.webm', content = readFileSync(videoFile('limits-1'))) =>
    portal.ask(contract.addLesson, { ...(await changed()), title, uploadId: await upload(name, content) }, keeper)

  it('is for those alone who have its page', async () => {
    const { code } = errors.forbidden
    expect(await portal.ask(contract.managedCourses, {}, learner)).toMatchObject({ code })
    expect(await portal.ask(contract.managedCourse, { id: 'limits' }, learner)).toMatchObject({ code })
    expect(await portal.ask(contract.createCourse, { texts: TEXTS }, learner)).toMatchObject({ code })
  })

  it.each([
    ['请填写课程名称', { title: ' ' }],
    ['请选择类别', { topic: '其他' as never }],
    ['所选角色不存在，请重新选择', { roles: ["R01' or 1=1"] }],
  ])('takes no course: %s', async (message, wrong) => {
    expect(await portal.ask(contract.createCourse, { texts: { ...TEXTS, ...wrong } }, keeper)).toMatchObject({
      message,
    })
  })

  it('writes a course that nobody learns before it is published, and not without a lesson', async () => {
    id = (await portal.answerTo(contract.createCourse, { texts: TEXTS }, keeper)).id
    const early = await portal.ask(contract.publishCourse, await changed(), keeper)
    expect(early.message).toBe('课程还没有课时，请先添加课时再发布')
    expect(await isListed()).toBe(false)
    expect((await portal.ask(course, { id }, learner)).code).toBe(errors.notFound.code)
    expect((await portal.ask(course, { id }, keeper)).code).toBe(0)
  })

  it('reads the length of a lesson from its video, and takes nothing that is no video', async () => {
    expect(await addLesson('第一课')).toMatchObject({ code: 0 })
    expect((await read()).lessons).toMatchObject([{ title: '第一课', seconds: 42, watchers: 0, fileName: '课时.webm' }])
    expect(await addLesson('文本', '课时.txt', Buffer.from('文本'))).toMatchObject({
      message: '请上传 .mp4 或 .webm 格式的视频',
    })
    const disguised = portal.ask(stage, {}, { ...keeper, file: { name: '课时.webm', content: 'text' } })
    expect((await disguised).message).toContain('应为WebM视频')
    const silent = Buffer.from(readFileSync(videoFile('limits-1')))
    silent.write('00', silent.indexOf(Buffer.from('448901', 'hex')), 'hex')
    expect(await addLesson('无时长', '课时.webm', silent)).toMatchObject({
      message: '读不到视频时长，请另存为MP4格式后重新上传',
    })
  })

  it('puts lessons in order, renames and removes them', async () => {
    await addLesson('第二课')
    const [one, other] = (await read()).lessons
    const move = async (lessonId = '', down: boolean) =>
      portal.ask(contract.moveLesson, { ...(await changed()), lessonId, down }, keeper)
    expect(await move(other?.id, true)).toMatchObject({ message: '已经是最后一个课时' })
    await move(one?.id, true)
    expect((await read()).lessons.map(({ title }) => title)).toEqual(['第二课', '第一课'])
    await portal.answerTo(
      contract.renameLesson,
      { ...(await changed()), lessonId: one?.id ?? '', title: '开始' },
      keeper,
    )
    await portal.answerTo(contract.removeLesson, { ...(await changed()), lessonId: other?.id ?? '' }, keeper)
    expect((await read()).lessons.map(({ title }) => title)).toEqual(['开始'])
  })

  it('keeps chapters in the order of the video, and a quiz that can be asked', async () => {
    const [lesson] = (await read()).lessons
    const save = async (chapters: CallArgs<typeof contract.saveChapters>['chapters']) =>
      portal.ask(contract.saveChapters, { ...(await changed()), lessonId: lesson?.id ?? '', chapters }, keeper)
    expect(await save([{ at: 99, title: '太晚', lines: [] }])).toMatchObject({ message: '章节时间不能超过视频时长' })
    const chapters = [
      { at: 0, title: '开头', lines: ['按Ctrl+K'] },
      { at: 20, title: '结尾', lines: [] },
    ]
    expect(await save(chapters.toReversed())).toMatchObject({ message: '章节应按时间先后排列，时间不能相同' })
    expect(await save(chapters)).toMatchObject({ code: 0 })
    expect((await read()).lessons[0]?.chapters).toEqual(chapters)
    const quiz = async (more: object) =>
      portal.ask(contract.saveQuiz, { ...(await changed()), quiz: { ...QUIZ, ...more } }, keeper)
    const wrong = { ...QUESTION, kind: 'multiple' as const }
    expect(await quiz({ questions: [QUESTION, wrong] })).toMatchObject({ message: '第2题：多选题至少有两个正确答案' })
    expect(await quiz({ passMark: 101 })).toMatchObject({ message: '及格分为1至100' })
    expect(await quiz({})).toMatchObject({ code: 0 })
  })

  it('keeps subtitles as WebVTT for those alone who keep courses, and takes them away again', async () => {
    const [{ id: lessonId } = { id: '' }] = (await read()).lessons
    const save = async (subtitles: string, more: object = {}, as = keeper) =>
      portal.ask(contract.saveSubtitles, { ...(await changed()), lessonId, subtitles, ...more }, as)
    const kept = async () => (await portal.answerTo(contract.lessonSubtitles, { id, lessonId }, keeper)).subtitles
    const has = async () => (await read()).lessons[0]?.hasSubtitles
    expect((await save(SUBTITLES, {}, learner)).code).toBe(errors.forbidden.code)
    expect((await portal.ask(contract.lessonSubtitles, { id, lessonId }, learner)).code).toBe(errors.forbidden.code)
    expect(await save(SUBTITLES, { lessonId: 'limits-1' })).toMatchObject({ code: errors.notFound.code })
    expect(await save('<b>字幕</b>')).toMatchObject({ message: '字幕应为WebVTT格式，第一行为WEBVTT' })
    expect(await save(SUBTITLES.replaceAll('00:', '50:'))).toMatchObject({ message: '第1条字幕的时间超过视频时长' })
    expect([await kept(), await has()]).toEqual(['', false])
    expect(await save(SUBTITLES)).toMatchObject({ code: 0 })
    expect([await kept(), await has()]).toEqual([SUBTITLES, true])
    expect(await save(' ')).toMatchObject({ code: 0 })
    expect([await kept(), await has()]).toEqual(['', false])
  })

  it('tells the second of two who change a course, and the audit what each has done', async () => {
    const seen = await changed()
    await portal.answerTo(contract.saveCourse, { ...seen, texts: { ...TEXTS, roles: ['R06'] } }, keeper)
    const late = await portal.ask(contract.publishCourse, seen, keeper)
    expect(late.code).toBe(errors.changedMeanwhile.code)
    await portal.answerTo(contract.publishCourse, await changed(), keeper)
    expect(await isListed()).toBe(true)
    const noted = portal.db.selectFrom('audit').where('object_type', '=', 'course').where('object_id', '=', id)
    const actions = (await noted.orderBy('id').select('action').execute()).map(({ action }) => action)
    expect(actions.slice(-3)).toEqual([
      '课程《快速查找》删除字幕：开始',
      '修改课程：《快速查找》',
      '发布课程：《快速查找》',
    ])
    expect(await addLesson('太晚')).toMatchObject({ message: '已发布的课程不能增减课时，请先撤下课程' })
  })

  it('is compulsory for the roles it names alone', async () => {
    const boundOf = async (account: string) =>
      (await portal.answerTo(course, { id }, { token: await portal.signInAs(account) })).compulsory
    expect([await boundOf('zs05'), await boundOf('zs02')]).toEqual([true, false])
  })

  it('reminds those who must learn it and have not, once a day', async () => {
    expect((await portal.ask(remindLearners, { id }, learner)).code).toBe(errors.forbidden.code)
    const people = (await portal.answerTo(completion, { id }, leader)).flatMap(department => department.people)
    const late = new Set(people.filter(({ isBound }) => isBound).map(person => person.id))
    expect(await portal.answerTo(remindLearners, { id }, leader)).toEqual({ reminded: late.size, before: 0 })
    expect(await portal.answerTo(remindLearners, { id }, leader)).toEqual({ reminded: 0, before: late.size })
    const { list } = await portal.answerTo(newMessages, { limit: 20 }, learner)
    const told = list.filter(({ opens }) => opens === `/courseVideoPage?course=${id}`)
    expect(told.map(({ content }) => content)).toEqual(['请完成必修课程《快速查找》的学习。'])
  })

  it('gives one attempt more to whoever has none left, and to nobody else', async () => {
    const [lesson] = (await portal.answerTo(course, { id }, learner)).lessons
    const grant = () => portal.ask(contract.grantAttempt, { id, personId: 'demo-xw28' }, keeper)
    const own = { token: await portal.signInAs('xw28') }
    await portal.answerTo(watch, { id: lesson?.id ?? '' }, own)
    await portal.db.updateTable('lesson_progress').set({ furthest: 42 }).where('person_id', '=', 'demo-xw28').execute()
    await portal.answerTo(keepProgress, { id: lesson?.id ?? '', position: 42 }, own)
    expect(await grant()).toMatchObject({ message: '该人员的考核次数还没有用完' })
    const { attemptId } = await portal.answerTo(beginQuiz, { id }, own)
    await portal.answerTo(finishQuiz, { attemptId, choices: [[1]] }, own)
    expect(await portal.ask(beginQuiz, { id }, own)).toMatchObject({ code: errors.rule.code })
    expect(await grant()).toMatchObject({ code: 0 })
    expect((await portal.answerTo(beginQuiz, { id }, own)).no).toBe(2)
    const stranger = await portal.ask(contract.grantAttempt, { id, personId: 'demo-rs12' }, keeper)
    expect(stranger.code).toBe(errors.notFound.code)
  })

  it('keeps notes beside a lesson for whoever writes them alone, in the order of the video', async () => {
    const [{ id: lesson } = { id: '' }] = (await portal.answerTo(course, { id }, learner)).lessons
    for (const [at, words] of [
      [30, '后面'],
      [5, '前面'],
      [86_400, '末尾'],
    ] as const)
      await portal.answerTo(addNote, { id: lesson, at, words }, learner)
    const own = await portal.answerTo(notes, { id: lesson }, learner)
    expect(own.map(({ at, words }) => [at, words])).toEqual([
      [5, '前面'],
      [30, '后面'],
      [42, '末尾'],
    ])
    expect(await portal.answerTo(notes, { id: lesson }, leader)).toEqual([])
    const noteId = own[0]?.noteId ?? ''
    expect((await portal.ask(removeNote, { noteId }, leader)).code).toBe(errors.notFound.code)
    await portal.answerTo(removeNote, { noteId }, learner)
    expect(await portal.answerTo(notes, { id: lesson }, learner)).toHaveLength(2)
    expect(await portal.ask(addNote, { id: lesson, at: 1, words: ' ' }, learner)).toMatchObject({
      message: '请填写笔记',
    })
  })

  it('gives the files of a lesson to those who learn it, and to nobody else', async () => {
    const [{ id: lessonId } = { id: '' }] = (await read()).lessons
    const save = async (fileIds: string[]) =>
      portal.ask(contract.saveLessonFiles, { ...(await changed()), lessonId, fileIds }, keeper)
    const open = async (fileId: string, as = learner) => (await portal.ask(link, { fileId }, as)).code
    const filesOf = async () => (await portal.answerTo(course, { id }, learner)).lessons[0]?.files
    const first = await upload('样表.txt', Buffer.from('样表'))
    const second = await upload('说明.txt', Buffer.from('说明'))
    expect([await open(first, keeper), await open(first)]).toEqual([0, errors.notFound.code])
    const refused = await portal.ask(contract.saveLessonFiles, { id, version: 1, lessonId, fileIds: [first] }, learner)
    expect(refused.code).toBe(errors.forbidden.code)
    expect(await save(Array.from({ length: 6 }, () => first))).toMatchObject({ message: TOO_MANY_FILES })
    const [, others] = [await save([second, first]), await filesOf()]
    expect(others?.map(({ name }) => name)).toEqual(['说明.txt', '样表.txt'])
    const { account } = await createPerson(portal.db)
    expect(await open(first)).toBe(0)
    expect(await open(first, { token: await portal.signInAs(account) })).toBe(errors.notFound.code)
    expect(await save([first])).toMatchObject({ code: 0 })
    expect([await open(first), await open(second), (await filesOf())?.length]).toEqual([0, errors.notFound.code, 1])
    expect(await save([second])).toMatchObject({ message: '附件不存在或已被使用，请重新上传' })
  })

  it('puts a picture before a lesson, at an address of the life of its video', async () => {
    const [{ id: lessonId } = { id: '' }] = (await read()).lessons
    const save = async (uploadId: string, as = keeper) =>
      portal.ask(contract.savePoster, { ...(await changed()), lessonId, uploadId }, as)
    const shown = async () => (await portal.answerTo(watch, { id: lessonId }, learner)).posterPath
    const picture = await upload('封面.png', PNG)
    expect((await save(picture, learner)).code).toBe(errors.forbidden.code)
    const text = await upload('封面.txt', Buffer.from('封面'))
    expect(await save(text)).toMatchObject({ message: '请上传JPG、PNG或WebP格式的图片' })
    expect(await shown()).toBeNull()
    expect(await save(picture)).toMatchObject({ code: 0 })
    expect((await read()).lessons[0]?.poster).toEqual({ id: picture, name: '封面.png' })
    const path = (await shown()) ?? ''
    const response = await portal.send(path)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect([await save(picture), (await portal.send(path)).status]).toMatchObject([{ code: 0 }, 200])
    expect(await save('')).toMatchObject({ code: 0 })
    expect([await shown(), (await portal.send(path)).status]).toEqual([null, 404])
    expect((await portal.send('api/courses/media/x/poster')).status).toBe(404)
  })

  it('takes a course back from those who learn, and what they did stays', async () => {
    await portal.answerTo(contract.withdrawCourse, await changed(), keeper)
    expect(await isListed()).toBe(false)
    const [lesson] = (await read()).lessons
    const [file] = lesson?.files ?? []
    expect((await portal.ask(link, { fileId: file?.id ?? '' }, learner)).code).toBe(errors.notFound.code)
    expect((await portal.ask(link, { fileId: file?.id ?? '' }, keeper)).code).toBe(0)
    expect((await portal.ask(watch, { id: lesson?.id ?? '' }, learner)).code).toBe(errors.notFound.code)
    expect(lesson?.watchers).toBe(2)
    expect((await portal.ask(remindLearners, { id }, leader)).message).toBe('课程未发布，不能提醒')
  })

  it.each([0, 1])('reads the length of an MP4 film, its header of version %d at the end', async version => {
    const head = Buffer.alloc(40)
    head.writeUInt8(version)
    head.writeUInt32BE(1000, version ? 20 : 12)
    if (version) head.writeBigUInt64BE(61_500n, 24)
    else head.writeUInt32BE(61_500, 16)
    const box = (name: string, content: Buffer) => {
      const size = Buffer.alloc(4)
      size.writeUInt32BE(content.length + 8)
      return Buffer.concat([size, Buffer.from(name, 'latin1'), content])
    }
    const film = [
      box('ftyp', Buffer.from('isom0000')),
      box('mdat', Buffer.alloc(100_000)),
      box('moov', box('mvhd', head)),
    ]
    const kept = await portal.services.files.keep(Readable.from([Buffer.concat(film)]))
    expect(await secondsOf(portal.services.files, kept, 'video/mp4')).toBe(61)
  })
})
