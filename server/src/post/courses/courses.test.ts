import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { completion, course, courses, keepProgress, watch } from '@portal/shared-lib/contract/courses'
import { errors } from '@portal/shared-lib/contract/errors'
import { signOut } from '@portal/shared-lib/contract/identity'
import { createPerson, createRole } from '../../../test/factories'
import { usePortal } from '../../../test/portal'
import { COMPLETION, PAGE } from './page'

const LESSON_SECONDS = 100
const VIDEO = 'abcdef'
const SUBTITLES = 'WEBVTT\n\n00:01.000 --> 00:04.000\n先请坐'

describe('在线学习', () => {
  const portal = usePortal()
  let learners: string
  let token: string
  let personId: string

  beforeAll(async () => {
    learners = await createRole(portal.db, 'learner', [{ url: PAGE }])
    const person = await createPerson(portal.db, { roles: [learners] })
    personId = person.id
    await createCourse('must', true, personId)
    await createCourse('may', false, personId)
  })

  beforeEach(async () => {
    const person = await createPerson(portal.db, { roles: [learners] })
    personId = person.id
    token = await portal.signInAs(person.account)
  })

  afterEach(() => portal.clock.reset())

  async function createCourse(id: string, compulsory: boolean, uploaded_by: string) {
    const texts = { topic: '接谈技巧', title: `课程${id}`, summary: '', due_on: compulsory ? '2026-12-31' : null }
    await portal.db
      .insertInto('course')
      .values({ id, compulsory, sort_no: 1, ...texts })
      .execute()
    for (const seq of [1, 2]) await createLesson(id, seq, uploaded_by)
  }

  async function createLesson(course_id: string, seq: number, uploaded_by: string) {
    const kept = await portal.services.files.keep(Readable.from([Buffer.from(VIDEO)]))
    const file_id = randomUUID()
    const { provinceCode: province_code } = portal.services.config
    await portal.db
      .insertInto('file')
      .values({ id: file_id, name: 'a.webm', ...kept, province_code, uploaded_by, state: 'kept' })
      .execute()
    const id = `${course_id}-${seq}`
    const video = { file_id, media_type: 'video/webm', seconds: LESSON_SECONDS }
    await portal.db
      .insertInto('course_lesson')
      .values({ id, course_id, seq, title: `第${seq}课`, ...video, subtitles: seq === 2 ? SUBTITLES : '' })
      .execute()
    const slide = { lesson_id: id, seq: 1, at_second: 0, title: '开头', lines: ['先请坐', '再倾听'] }
    await portal.db.insertInto('course_slide').values(slide).execute()
  }

  const begin = (id: string) => portal.answerTo(watch, { id }, { token })
  const report = (id: string, position: number) => portal.ask(keepProgress, { id, position }, { token })
  const lesson = async (id: string) =>
    (await portal.answerTo(course, { id: id.split('-')[0] ?? '' }, { token })).lessons.find(other => other.id === id)

  it('is for those who have its page', async () => {
    const { account } = await createPerson(portal.db)
    const stranger = await portal.signInAs(account)
    const { code } = errors.forbidden
    expect(await portal.ask(courses, {}, { token: stranger })).toMatchObject({ code })
    expect(await portal.ask(course, { id: 'must' }, { token: stranger })).toMatchObject({ code })
    expect(await portal.ask(watch, { id: 'must-1' }, { token: stranger })).toMatchObject({ code })
    expect(await portal.ask(keepProgress, { id: 'must-1', position: 0 }, { token: stranger })).toMatchObject({ code })
  })

  it.each(['x', "' or 1=1"])('knows of no course or lesson %j', async id => {
    const code = errors.notFound.code
    expect(await portal.ask(course, { id }, { token })).toMatchObject({ code })
    expect(await portal.ask(watch, { id }, { token })).toMatchObject({ code })
    expect(await report(id, 0)).toMatchObject({ code })
  })

  it.each([-1, 1.5, 86_401])('takes no position %d', async position => {
    await begin('may-1')
    expect(await report('may-1', position)).toMatchObject({ code: errors.badInput.code })
  })

  it('lists each course with what the caller has done of it, and nobody else', async () => {
    await begin('may-1')
    await report('may-1', LESSON_SECONDS)
    const listed = await portal.answerTo(courses, {}, { token })
    expect(listed.find(({ id }) => id === 'may')).toMatchObject({
      lessonCount: 2,
      finishedCount: 1,
      seconds: 200,
      watched: 100,
      dueOn: null,
      finishedAt: null,
    })
    expect(listed.find(({ id }) => id === 'must')).toMatchObject({ watched: 0, dueOn: '2026-12-31', compulsory: true })
    await begin('may-2')
    await report('may-2', LESSON_SECONDS)
    const [done] = (await portal.answerTo(courses, {}, { token })).filter(({ id }) => id === 'may')
    expect(done?.finishedAt).toMatch(/^\d{4}-/)
    const { account } = await createPerson(portal.db, { roles: [learners] })
    const other = await portal.answerTo(courses, {}, { token: await portal.signInAs(account) })
    expect(other.map(({ watched }) => watched)).toEqual([0, 0])
  })

  it('shows the lessons in order with the text of their slides', async () => {
    const { lessons } = await portal.answerTo(course, { id: 'must' }, { token })
    expect(lessons.map(({ title }) => title)).toEqual(['第1课', '第2课'])
    expect(lessons[0]?.slides).toEqual([{ at: 0, title: '开头', lines: ['先请坐', '再倾听'] }])
  })

  describe('on the first watching of a compulsory lesson', () => {
    it('refuses what cannot have been watched yet, and keeps what was', async () => {
      await begin('must-1')
      expect(await report('must-1', LESSON_SECONDS)).toMatchObject({
        message: '必修课时首次学习不能跳过未看的内容，请从上次学到的位置继续',
      })
      portal.clock.advance({ seconds: 10 })
      expect(await report('must-1', 26)).toMatchObject({ code: errors.rule.code })
      expect((await report('must-1', 10)).data).toEqual({ position: 10, furthest: 10, finished: false })
      expect(await lesson('must-1')).toMatchObject({ position: 10, furthest: 10, finished: false })
    })

    it('believes no more than a minute of watching between two reports', async () => {
      await begin('must-2')
      portal.clock.advance({ minutes: 20 })
      const long = LESSON_SECONDS * 10
      await portal.db.updateTable('course_lesson').set({ seconds: long }).where('id', '=', 'must-2').execute()
      expect(await report('must-2', 126)).toMatchObject({ code: errors.rule.code })
      expect((await report('must-2', 125)).data).toMatchObject({ furthest: 125 })
    })

    it('lets the caller go back, and forth again to where it was', async () => {
      await begin('must-1')
      portal.clock.advance({ seconds: 30 })
      await report('must-1', 50)
      expect((await report('must-1', 5)).data).toEqual({ position: 5, furthest: 50, finished: false })
      expect((await report('must-1', 50)).data).toMatchObject({ position: 50 })
    })

    it('shares the time between two windows', async () => {
      await begin('must-1')
      portal.clock.advance({ seconds: 20 })
      const answers = await Promise.all([report('must-1', 40), report('must-1', 70)])
      expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    })

    it('has finished at the end, told to the audit once, and then lets everything be skipped', async () => {
      await begin('must-1')
      for (const position of [50, LESSON_SECONDS - 1]) {
        portal.clock.advance({ seconds: 50 })
        await report('must-1', position)
      }
      expect(await lesson('must-1')).toMatchObject({ finished: true })
      await report('must-1', 0)
      expect((await report('must-1', 90)).data).toEqual({ position: 90, furthest: 99, finished: true })
      const told = portal.db.selectFrom('audit').where('person_id', '=', personId).where('object_id', '=', 'must-1')
      expect(await told.select('action').execute()).toEqual([{ action: '学完课时' }])
    })
  })

  describe('what leaders see of their people', () => {
    it('is theirs alone', async () => {
      expect(await portal.ask(completion, { id: 'may' }, { token })).toMatchObject({ code: errors.forbidden.code })
    })

    it('is each department with how far each of its people has come, of their own organisation', async () => {
      const leaders = await createRole(portal.db, 'courseLeader', [{ url: COMPLETION }])
      const leader = await createPerson(portal.db, { roles: [leaders], user_name: '甲领导' })
      const organisations = [leader.organisationId]
      const member = await createPerson(portal.db, { roles: [learners], organisations, user_name: '乙同事' })
      await createPerson(portal.db, { roles: [learners], organisations, in_use: false })
      token = await portal.signInAs(member.account)
      for (const id of ['may-1', 'may-2']) {
        await begin(id)
        await report(id, LESSON_SECONDS)
      }
      await begin('must-1')
      const ask = async (id: string) =>
        await portal.answerTo(completion, { id }, { token: await portal.signInAs(leader.account) })
      const of = (name: string, finishedCount: number) => expect.objectContaining({ name, finishedCount })
      expect(await ask('may')).toEqual([
        expect.objectContaining({ department: '办信科', people: [of('乙同事', 2), of('甲领导', 0)] }),
      ])
      const [department] = await ask('must')
      expect(department?.people.map(({ finishedAt }) => finishedAt)).toEqual([null, null])
      const unknown = await portal.ask(completion, { id: 'x' }, { token: await portal.signInAs(leader.account) })
      expect(unknown.code).toBe(errors.notFound.code)
    })
  })

  describe('the video', () => {
    const get = async (id: string, headers = {}) => portal.send((await begin(id)).path, { headers })

    it('is sent whole and as what it is, and cannot run as a page', async () => {
      const response = await get('must-1')
      expect([response.status, await response.text()]).toEqual([200, VIDEO])
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'video/webm',
        'accept-ranges': 'bytes',
        'content-length': '6',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining('sandbox'),
      })
    })

    it.each([
      ['bytes=2-3', 206, 'cd', 'bytes 2-3/6'],
      ['bytes=4-', 206, 'ef', 'bytes 4-5/6'],
      ['bytes=-2', 206, 'ef', 'bytes 4-5/6'],
      ['bytes=6-', 416, '', 'bytes */6'],
      ['bytes=3-2', 416, '', 'bytes */6'],
    ])('answers %s with %d', async (range, status, content, contentRange) => {
      const response = await get('must-1', { Range: range })
      expect([response.status, await response.text()]).toEqual([status, content])
      expect(response.headers.get('content-range')).toBe(contentRange)
    })

    it('can be asked for again and again, a range at a time, at one address', async () => {
      const { path } = await begin('must-1')
      const parts: string[] = []
      for (const from of [0, 3])
        parts.push(await (await portal.send(path, { headers: { Range: `bytes=${from}-${from + 2}` } })).text())
      expect(parts).toEqual(['abc', 'def'])
    })

    it.each(['x', 'A'.repeat(43), '..%2F..%2Fetc', "'"])('is not at an address that nobody was given: %s', async to => {
      expect((await portal.send(`api/courses/media/${to}`)).status).toBe(404)
      expect((await portal.send(`api/courses/media/${to}/subtitles`)).status).toBe(404)
    })

    it('is gone with the session, and its subtitles are', async () => {
      const { path, subtitlesPath } = await begin('must-2')
      const statuses = async () => [(await portal.send(path)).status, (await portal.send(subtitlesPath ?? '')).status]
      expect(await statuses()).toEqual([200, 200])
      await portal.answerTo(signOut, {}, { token })
      expect(await statuses()).toEqual([404, 404])
    })

    it('has subtitles at an address of the same life, where there are some', async () => {
      expect((await begin('must-1')).subtitlesPath).toBeNull()
      expect((await portal.send(`${(await begin('must-1')).path}/subtitles`)).status).toBe(404)
      const response = await portal.send((await begin('must-2')).subtitlesPath ?? '')
      expect([response.status, await response.text()]).toEqual([200, SUBTITLES])
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/vtt; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining('sandbox'),
      })
    })

    it('is gone after eight hours, in a session that was in use all the time', async () => {
      const { path } = await begin('must-1')
      for (let halfHours = 0; halfHours < 16; halfHours++) {
        portal.clock.advance({ minutes: 29 })
        await portal.answerTo(courses, {}, { token })
      }
      expect((await portal.send(path)).status).toBe(200)
      portal.clock.advance({ minutes: 17 })
      expect((await portal.send(path)).status).toBe(404)
      expect((await portal.send((await begin('must-1')).path)).status).toBe(200)
    })

    it('is gone for whom the page is taken from', async () => {
      const { path } = await begin('must-1')
      await portal.db
        .deleteFrom('post_role')
        .where('post_id', 'in', portal.db.selectFrom('post').where('person_id', '=', personId).select('id'))
        .execute()
      expect((await portal.send(path)).status).toBe(404)
    })
  })
})
