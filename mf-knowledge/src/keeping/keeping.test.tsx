import { onNotice } from '@portal/shared-lib'
import * as contract from '@portal/shared-lib/contract/course-admin'
import { completion } from '@portal/shared-lib/contract/courses'
import { stage } from '@portal/shared-lib/contract/files'
import { FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'
import type { Managed } from './api'

const TEXTS = { topic: '系统操作', title: '快速查找', summary: '', compulsory: true, roles: ['R06'], dueOn: null }
const lessonOf = (id: string) => ({
  id,
  title: `课时${id}`,
  seconds: 40,
  fileName: 'a.webm',
  watchers: id === 'a' ? 3 : 0,
  chapters: [{ at: 0, title: '开头', lines: ['先请坐'] }],
  hasSubtitles: id === 'a',
  poster: id === 'a' ? { id: 'p1', name: '封面.png' } : null,
  files: id === 'a' ? [{ id: 'f1', name: '样表.docx' }] : [],
})
const SUBTITLES = 'WEBVTT\n\n00:01.000 --> 00:04.000\n先请坐'
const COURSE: Managed = {
  id: 'c',
  ...TEXTS,
  topic: '系统操作',
  version: 4,
  state: 'draft',
  lessons: [lessonOf('a'), lessonOf('b')],
  quiz: null,
}

async function open(more: Partial<Managed> = {}, path = '/sys/course?course=c') {
  const sent: unknown[] = []
  const note = (args: unknown) => {
    sent.push(args)
    return null
  }
  const row = { lessonCount: 2, seconds: 80, questionCount: 0, changedBy: '金壬萍', changedOn: '2026-11-20' }
  const server = fakeServer([
    fake(contract.managedCourses, () => ({
      list: [
        { id: 'c', ...TEXTS, version: 4, state: 'draft' as const, ...row },
        { id: 'd', ...TEXTS, title: '接谈', version: 1, state: 'published' as const, ...row },
      ],
      roles: [{ code: 'R06', name: '信访经办人' }],
    })),
    fake(contract.managedCourse, () => ({ ...COURSE, ...more })),
    fake(contract.createCourse, ({ args }) => {
      sent.push(args)
      return { id: 'c' }
    }),
    fake(contract.moveLesson, ({ args }) => note(args)),
    fake(contract.saveChapters, ({ args }) => note(args)),
    fake(contract.lessonSubtitles, ({ args: { lessonId } }) => ({ subtitles: lessonId === 'a' ? SUBTITLES : '' })),
    fake(contract.saveSubtitles, ({ args }) => note(args)),
    fake(contract.saveLessonFiles, ({ args }) => note(args)),
    fake(contract.savePoster, ({ args }) => note(args)),
    fake(stage, () => 'f2'),
    fake(contract.saveQuiz, ({ args }) => note(args)),
    fake(contract.publishCourse, ({ args }) => note(args)),
    fake(contract.withdrawCourse, () => {
      throw new FakeRefusal('rule', { text: '课程已撤下' })
    }),
    fake(completion, () => []),
  ])
  const page = await renderRemote(remote, { path })
  return { sent, close: () => page.unmount().then(server.stop) }
}

describe('课程管理', () => {
  let opened: Awaited<ReturnType<typeof open>>
  let told: string[]
  let stopListening: () => void
  beforeEach(() => {
    told = []
    stopListening = onNotice(({ text }) => told.push(text))
  })
  afterEach(async () => {
    stopListening()
    await opened.close()
  })

  const click = async (name: string) => await userEvent.click(await screen.findByRole('button', { name }))

  it('lists the courses with their state and for whom they are, and opens one', async () => {
    opened = await open({}, '/sys/course')
    const row = await screen.findByRole('row', { name: /快速查找/ })
    expect(row).toHaveTextContent('草稿信访经办人')
    expect(row).toHaveTextContent('2个，1分20秒')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '状态' }), 'published')
    await waitFor(() => expect(screen.queryByRole('row', { name: /快速查找/ })).toBeNull())
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '状态' }), '')
    await userEvent.click(await screen.findByRole('button', { name: '打开 快速查找' }))
    expect(await screen.findByRole('heading', { name: '课程管理：快速查找' })).toBeInTheDocument()
  })

  it('makes a course as a draft and opens it', async () => {
    opened = await open({}, '/sys/course')
    await click('新增课程')
    await userEvent.click(await screen.findByRole('button', { name: '保存草稿' }))
    expect(await screen.findByText('请填写课程名称')).toBeInTheDocument()
    await userEvent.type(screen.getByRole('textbox', { name: /课程名称/ }), '新课程')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /类别/ }), '系统操作')
    await click('保存草稿')
    expect(await screen.findByRole('heading', { name: '课程管理：快速查找' })).toBeInTheDocument()
    expect(opened.sent).toEqual([
      { texts: { title: '新课程', topic: '系统操作', summary: '', compulsory: false, roles: [], dueOn: null } },
    ])
  })

  it('moves a lesson by its buttons and by Alt with an arrow', async () => {
    opened = await open()
    const up = await screen.findByRole('button', { name: '上移 课时a' })
    expect(up).toBeDisabled()
    expect(up).toHaveAttribute('title', '已经是第一个课时')
    await click('下移 课时a')
    await waitFor(() => expect(opened.sent).toHaveLength(1))
    screen.getByRole('button', { name: '改名 课时b' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(opened.sent).toHaveLength(2))
    expect(opened.sent).toEqual([
      { id: 'c', version: 4, lessonId: 'a', down: true },
      { id: 'c', version: 4, lessonId: 'b', down: false },
    ])
  })

  it('divides a lesson into chapters, and says what is wrong with them', async () => {
    opened = await open()
    await click('章节 课时a')
    const text = await screen.findByRole('textbox', { name: '章节' })
    expect(text).toHaveValue('0:00 开头\n先请坐')
    await userEvent.type(text, '\n0:50 太晚')
    await click('保存章节')
    expect(await screen.findByText('章节时间不能超过视频时长')).toBeInTheDocument()
    await userEvent.clear(text)
    await userEvent.type(text, '0:00 开头\n0:20 后半')
    await click('保存章节')
    await waitFor(() => expect(opened.sent).toHaveLength(1))
    expect(opened.sent).toMatchObject([{ lessonId: 'a', chapters: [{ at: 0 }, { at: 20, title: '后半', lines: [] }] }])
  })

  it('takes subtitles from a file, says what is wrong with them, and takes them away', async () => {
    opened = await open()
    expect(await screen.findByText(/有字幕 · 1个附件 · 3人学过$/)).toBeInTheDocument()
    await click('字幕 课时b')
    // jsdom's files have no such method.
    const file = (text: string) =>
      Object.assign(new File([text], '课时.vtt', { type: 'text/vtt' }), { text: async () => text })
    const text = await screen.findByRole('textbox', { name: '字幕' })
    const choose = async (contents: string) => {
      await userEvent.upload(screen.getByLabelText('字幕文件'), file(contents))
      await waitFor(() => expect(text).toHaveValue(contents))
    }
    await choose(SUBTITLES.replace('-->', '->'))
    await click('保存字幕')
    expect(await screen.findByText('第1条字幕的时间应写作 00:01.000 --> 00:04.000')).toBeInTheDocument()
    await choose(SUBTITLES)
    await click('保存字幕')
    await waitFor(() => expect(opened.sent).toEqual([{ id: 'c', version: 4, lessonId: 'b', subtitles: SUBTITLES }]))
    await click('字幕 课时a')
    expect(await screen.findByRole('textbox', { name: '字幕' })).toHaveValue(SUBTITLES)
    await userEvent.clear(screen.getByRole('textbox', { name: '字幕' }))
    await click('保存字幕')
    await waitFor(() => expect(opened.sent[1]).toMatchObject({ lessonId: 'a', subtitles: '' }))
  })

  it('adds files to those of a lesson, and takes one away', async () => {
    opened = await open()
    await click('附件 课时a')
    await userEvent.upload(await screen.findByLabelText('选择文件'), new File(['x'], '说明.txt'))
    await screen.findByText('已上传')
    await click('保存附件')
    await waitFor(() => expect(opened.sent).toMatchObject([{ lessonId: 'a', fileIds: ['f1', 'f2'] }]))
    await click('附件 课时a')
    await click('移除 样表.docx')
    await click('保存附件')
    await waitFor(() => expect(opened.sent[1]).toEqual({ id: 'c', version: 4, lessonId: 'a', fileIds: [] }))
  })

  it('puts a picture before a lesson, and takes one away', async () => {
    opened = await open()
    await click('封面 课时b')
    await userEvent.upload(await screen.findByLabelText('选择文件'), new File(['x'], '封面.png'))
    await screen.findByText('已上传')
    await click('保存封面')
    await waitFor(() => expect(opened.sent).toMatchObject([{ lessonId: 'b', uploadId: 'f2' }]))
    await click('封面 课时a')
    await click('移除 封面.png')
    await click('保存封面')
    await waitFor(() => expect(opened.sent[1]).toEqual({ id: 'c', version: 4, lessonId: 'a', uploadId: '' }))
  })

  it('writes a quiz, shows how it will look, and keeps no question without an answer', async () => {
    opened = await open()
    await click('设置考核')
    await userEvent.type(await screen.findByRole('textbox', { name: '第1题题目' }), '按什么键？')
    await userEvent.type(screen.getByRole('textbox', { name: '第1题选项1' }), '甲')
    await userEvent.type(screen.getByRole('textbox', { name: '第1题选项2' }), '乙')
    await click('保存考核')
    expect(await screen.findByRole('alert')).toHaveTextContent('第1题：请勾选正确答案')
    await userEvent.click(screen.getByRole('radio', { name: '第1题选项2为正确答案' }))
    await click('添加判断题')
    await userEvent.type(screen.getByRole('textbox', { name: '第2题题目' }), '对吗？')
    await userEvent.click(screen.getByRole('radio', { name: '第2题选项1为正确答案' }))
    await click('上移第2题')
    await click('预览')
    const [first] = await screen.findAllByRole('group')
    expect(first).toHaveTextContent('1. 对吗？（判断题）正确错误')
    await click('保存考核')
    await waitFor(() => expect(opened.sent).toHaveLength(1))
    expect(opened.sent).toEqual([
      {
        id: 'c',
        version: 4,
        quiz: {
          passMark: 80,
          mostAttempts: 3,
          questions: [
            { kind: 'truth', text: '对吗？', options: ['正确', '错误'], answers: [0], explanation: '' },
            { kind: 'single', text: '按什么键？', options: ['甲', '乙'], answers: [1], explanation: '' },
          ],
        },
      },
    ])
  })

  it('publishes a course that has lessons', async () => {
    opened = await open({ lessons: [] })
    expect(await screen.findByRole('button', { name: '发布课程' })).toBeDisabled()
    await opened.close()
    opened = await open()
    await click('发布课程')
    await waitFor(() => expect(opened.sent).toEqual([{ id: 'c', version: 4 }]))
  })

  it('takes a published course back only when asked again, and says why its lessons stay', async () => {
    opened = await open({ state: 'published' })
    expect(await screen.findByRole('button', { name: '添加课时' })).toBeDisabled()
    expect(screen.getByRole('button', { name: '删除 课时a' })).toHaveAttribute(
      'title',
      '已发布的课程不能增减课时，请先撤下课程',
    )
    await click('撤下课程')
    const asked = await screen.findByRole('dialog', { name: /^撤下《快速查找》后/ })
    await userEvent.click(within(asked).getByRole('button', { name: '撤下' }))
    await waitFor(() => expect(told).toEqual(['课程已撤下']))
  })
})
