import { onNotice } from '@portal/shared-lib'
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
import { link } from '@portal/shared-lib/contract/files'
import { desktopWith, FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'
import type { Lesson, ListedCourse } from './api'

const SECONDS = 40

const listed = (id: string, more: Partial<ListedCourse> = {}): ListedCourse => ({
  id,
  topic: '接谈技巧',
  title: `课程${id}`,
  summary: '',
  compulsory: false,
  dueOn: null,
  lessonCount: 2,
  finishedCount: 0,
  seconds: 80,
  watched: 0,
  quiz: 'none',
  finishedAt: null,
  ...more,
})

const lessonOf = (id: string, more: Partial<Lesson> = {}): Lesson => ({
  id,
  title: `课时${id}`,
  seconds: SECONDS,
  position: 0,
  furthest: 0,
  finished: false,
  slides: [
    { at: 0, title: '开头', lines: ['先请坐'] },
    { at: 20, title: '后半', lines: ['再倾听'] },
  ],
  files: [],
  ...more,
})

const COURSES = [
  listed('done', { finishedAt: '2026-11-02 10:00:00', watched: 80, finishedCount: 2 }),
  listed('late', { topic: '新条例解读', compulsory: true, dueOn: '2020-01-02', watched: 20 }),
]

const MEMBER = { isBound: true, score: null, attemptCount: 0, certificateId: null }

const noteOf = (no: number, at: number, words: string) => ({
  noteId: `00000000-0000-4000-8000-00000000000${no}`,
  at,
  words,
  writtenAt: '2026-11-27 10:00:00',
})

interface Opened {
  readonly lessons?: Lesson[]
  readonly answer?: (position: number) => { position: number; furthest: number; finished: boolean }
}

async function open(
  { lessons = [lessonOf('a'), lessonOf('b')], answer }: Opened = {},
  path = '/courseVideoPage',
  desktop = desktopWith([]),
) {
  const reported: number[] = []
  const reminded: string[] = []
  let written = [noteOf(1, 3, '先坐下')]
  const server = fakeServer([
    fake(courses, () => COURSES),
    fake(course, ({ args: { id } }) => {
      const { title, topic, summary, compulsory, dueOn } = COURSES.find(other => other.id === id) ?? listed(id)
      const isCompleted = lessons.every(({ finished }) => finished)
      return { id, title, topic, summary, compulsory, dueOn, lessons, quiz: null, isCompleted }
    }),
    fake(completion, () => [
      {
        id: 'd',
        department: '办信科',
        people: [
          { ...MEMBER, id: 'p', name: '甲', finishedCount: 2, finishedAt: '2026-11-02 10:00:00' },
          { ...MEMBER, id: 'q', name: '乙', finishedCount: 1, finishedAt: null },
        ],
      },
    ]),
    fake(remindLearners, ({ args: { id } }) => {
      reminded.push(id)
      return { reminded: 1, before: 2 }
    }),
    fake(notes, () => written),
    fake(addNote, ({ args: { at, words } }) => {
      written = [...written, noteOf(2, at, words)]
      return null
    }),
    fake(removeNote, ({ args: { noteId } }) => {
      written = written.filter(note => note.noteId !== noteId)
      return null
    }),
    fake(watch, ({ args: { id } }) => ({
      path: `api/courses/media/of-${id}`,
      mediaType: 'video/webm',
      subtitlesPath: id === 'a' ? `api/courses/media/of-${id}/subtitles` : null,
      posterPath: id === 'b' ? `api/courses/media/of-${id}/poster` : null,
    })),
    fake(link, ({ args: { fileId } }) => ({ path: `api/files/open/of-${fileId}` })),
    fake(keepProgress, ({ args: { position } }) => {
      reported.push(position)
      return answer?.(position) ?? { position, furthest: position, finished: false }
    }),
  ])
  const page = await renderRemote(remote, { path, desktop })
  return { reported, reminded, close: () => page.unmount().then(server.stop) }
}

/** jsdom plays nothing: what a player says of itself is said for it. */
const video = async () => (await screen.findByLabelText(/^课时[ab]$/)) as HTMLVideoElement
function playedTo(player: HTMLVideoElement, second: number) {
  player.currentTime = second
  fireEvent.timeUpdate(player)
}

describe('在线学习', () => {
  let opened: Awaited<ReturnType<typeof open>>
  let plays: jest.SpyInstance
  let told: string[]
  let stopListening: () => void
  beforeEach(() => {
    told = []
    stopListening = onNotice(({ text }) => told.push(text))
    plays = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
    jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
  })
  afterEach(async () => {
    await opened.close()
    stopListening()
    jest.restoreAllMocks()
  })

  it('lists the courses by topic, with what is done and what is late', async () => {
    opened = await open()
    expect(await screen.findByRole('button', { name: /课程late/ })).toHaveTextContent(
      '课程late必修2课时 · 1分20秒已学25%应于2020-01-02前完成，已逾期',
    )
    expect(screen.getByRole('button', { name: /课程done/ })).toHaveTextContent(
      '选修2课时 · 1分20秒已学完（2026-11-02）',
    )
    expect(screen.getByRole('region', { name: '新条例解读' })).toBeInTheDocument()
  })

  it('begins with the compulsory course, at the first lesson that is not finished, where one left off', async () => {
    const lessons = [lessonOf('a', { finished: true }), lessonOf('b', { position: 12, furthest: 15 })]
    opened = await open({ lessons })
    const player = await video()
    expect(player).toHaveAttribute('src', '/tjfx/api/courses/media/of-b')
    fireEvent.loadedMetadata(player)
    expect(player.currentTime).toBe(12)
    expect(screen.getByRole('slider', { name: '播放位置' })).toHaveValue('12')
  })

  it('holds a compulsory lesson back from what has not been seen, and lets one go back', async () => {
    opened = await open({ lessons: [lessonOf('a', { position: 10, furthest: 15 })] })
    const player = await video()
    fireEvent.change(screen.getByRole('slider'), { target: { value: '30' } })
    expect(player.currentTime).toBe(15)
    expect(told).toEqual(['必修课时首次学习不能快进，学完后可自由跳转'])
    await userEvent.click(screen.getByRole('button', { name: '后退10秒' }))
    expect(player.currentTime).toBe(5)
    playedTo(player, 35)
    expect(player.currentTime).toBe(15)
  })

  it('lets one go anywhere in what is finished, by the text of a slide too', async () => {
    opened = await open({ lessons: [lessonOf('a', { position: 5, furthest: 40, finished: true })] })
    const player = await video()
    await userEvent.click(screen.getByRole('button', { name: '0:20 后半' }))
    expect(player.currentTime).toBe(20)
    const slides = screen.getByRole('region', { name: '章节与课件文字' })
    expect(within(slides).getByText('再倾听').closest('li')).toHaveAttribute('aria-current', 'true')
  })

  it('tells the server every ten seconds of the video, and when it rests', async () => {
    opened = await open()
    const player = await video()
    for (let second = 1; second <= 12; second++) playedTo(player, second)
    await waitFor(() => expect(opened.reported).toEqual([10]))
    fireEvent.pause(player)
    await waitFor(() => expect(opened.reported).toEqual([10, 12]))
  })

  it('goes back to what was kept where the server refuses, and says why', async () => {
    const answer = () => {
      throw new FakeRefusal('rule', { text: '不能跳过' })
    }
    opened = await open({ answer, lessons: [lessonOf('a', { position: 3, furthest: 3 })] })
    const player = await video()
    for (let second = 4; second <= 13; second++) playedTo(player, second)
    await waitFor(() => expect(told).toEqual(['学习进度没有保存，已暂停播放：不能跳过']))
    expect(player.currentTime).toBe(3)
  })

  it('offers the next lesson once one is finished', async () => {
    const lessons = [lessonOf('a', { position: 30, furthest: 30 }), lessonOf('b')]
    const answer = (position: number) => {
      lessons[0] = lessonOf('a', { position, furthest: position, finished: true })
      return { position, furthest: position, finished: true }
    }
    opened = await open({ lessons, answer })
    const player = await video()
    for (let second = 31; second <= SECONDS; second++) playedTo(player, second)
    await userEvent.click(await screen.findByRole('button', { name: '下一课时：课时b' }))
    expect(await screen.findByLabelText('课时b')).toHaveAttribute('src', '/tjfx/api/courses/media/of-b')
  })

  it('shows subtitles where there are some, until they are turned off', async () => {
    opened = await open({ lessons: [lessonOf('a', { finished: true }), lessonOf('b', { finished: true })] })
    const track = (await video()).querySelector('track')
    expect(track).toHaveAttribute('src', '/tjfx/api/courses/media/of-a/subtitles')
    expect([track?.kind, track?.srclang, track?.default]).toEqual(['subtitles', 'zh', true])
    const button = screen.getByRole('button', { name: '字幕', pressed: true })
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-pressed', 'false')
    expect((await video()).querySelector('track')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^课时b/ }))
    expect(await screen.findByLabelText('课时b')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '字幕' })).toBeNull()
  })

  it('shows the picture before a video that has one, and goes nowhere that would take it away', async () => {
    opened = await open({ lessons: [lessonOf('a', { finished: true }), lessonOf('b')] }, '/courseVideoPage?course=done')
    const player = await video()
    expect(player).toHaveAttribute('poster', '/tjfx/api/courses/media/of-b/poster')
    const sought = jest.spyOn(HTMLMediaElement.prototype, 'currentTime', 'set')
    fireEvent.loadedMetadata(player)
    expect(sought).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: /^课时a/ }))
    expect(await screen.findByLabelText('课时a')).not.toHaveAttribute('poster')
  })

  it('gives the files of a lesson beside it, each by a link of its own', async () => {
    const files = [{ id: 'f1', name: '接谈记录样表.docx', size: 9 }]
    opened = await open({ lessons: [lessonOf('a', { files }), lessonOf('b')] })
    const list = await screen.findByRole('region', { name: '课时附件' })
    expect(within(list).getByRole('link', { name: '预览 接谈记录样表.docx' })).toHaveAttribute(
      'href',
      '/tjfx/preview?id=f1&among=f1',
    )
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await userEvent.click(within(list).getByRole('button', { name: '下载 接谈记录样表.docx' }))
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1))
    expect((clicked.mock.contexts[0] as HTMLAnchorElement).href).toMatch(/api\/files\/open\/of-f1$/)
    await userEvent.click(screen.getByRole('button', { name: /^课时b/ }))
    expect(await screen.findByLabelText('课时b')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: '课时附件' })).toBeNull()
  })

  it('is played by the keys and at other speeds', async () => {
    opened = await open({ lessons: [lessonOf('a', { position: 10, furthest: 40, finished: true })] })
    const player = await video()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '倍速' }), '1.5×')
    expect(player.playbackRate).toBe(1.5)
    act(() => screen.getByRole('slider').focus())
    await userEvent.keyboard('k')
    expect(plays).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(player.currentTime).toBe(15)
  })

  it('says so where the browser cannot play it, and shows the text all the same', async () => {
    jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('')
    opened = await open()
    expect(await screen.findByRole('alert')).toHaveTextContent('当前浏览器不能播放此视频')
    expect(screen.getByText('再倾听')).toBeInTheDocument()
  })

  it('shows those who lead who has finished, and nobody else', async () => {
    opened = await open()
    await video()
    expect(screen.queryByRole('button', { name: '本单位学习情况' })).toBeNull()
    await opened.close()
    opened = await open({}, '/courseVideoPage', desktopWith(['courseCompletion/-']))
    await userEvent.click(await screen.findByRole('button', { name: '本单位学习情况' }))
    await userEvent.click(await screen.findByRole('button', { name: '办信科已完成1人' }))
    expect(within(screen.getByRole('region', { name: '办信科：已完成' })).getByRole('listitem')).toHaveTextContent(
      '甲2026-11-02完成',
    )
    await userEvent.click(screen.getByRole('button', { name: '合计应学未完成1人' }))
    expect(within(screen.getByRole('region', { name: '合计：应学未完成' })).getByRole('listitem')).toHaveTextContent(
      '乙已学完1课时，共2课时',
    )
  })

  it('reminds those who must learn and have not', async () => {
    opened = await open({}, '/courseVideoPage?course=late', desktopWith(['courseCompletion/-']))
    await userEvent.click(await screen.findByRole('button', { name: '本单位学习情况' }))
    await userEvent.click(await screen.findByRole('button', { name: '提醒应学未完成的1人' }))
    await waitFor(() => expect(told).toEqual(['已向1人发送提醒，2人在24小时内已提醒过']))
    expect(opened.reminded).toEqual(['late'])
  })

  it('opens on a first compulsory watching only the chapters that were seen', async () => {
    opened = await open({ lessons: [lessonOf('a', { position: 10, furthest: 10 })] })
    const player = await video()
    const later = screen.getByRole('button', { name: '0:20 后半' })
    expect(later).toBeDisabled()
    expect(later).toHaveAttribute('title', '学到这一章后可打开')
    await userEvent.click(screen.getByRole('button', { name: '0:00 开头' }))
    expect(player.currentTime).toBe(0)
    // As it plays on, four times a second; the chapter opens where it is reached.
    for (let second = 1; second <= 20; second++) playedTo(player, second)
    await waitFor(() => expect(later).toBeEnabled())
  })

  it('keeps notes beside the video, each at its second', async () => {
    opened = await open({ lessons: [lessonOf('a', { finished: true })] }, '/courseVideoPage?course=done')
    const player = await video()
    playedTo(player, 12)
    await userEvent.type(screen.getByRole('textbox', { name: '笔记' }), '要复述')
    playedTo(player, 30)
    await userEvent.click(screen.getByRole('button', { name: '记在0:12' }))
    const own = screen.getByRole('region', { name: '我的笔记' })
    await waitFor(() => expect(within(own).getAllByRole('listitem')).toHaveLength(2))
    expect(screen.getByRole('textbox', { name: '笔记' })).toHaveValue('')
    await userEvent.click(within(own).getByRole('button', { name: '到0:12' }))
    expect(player.currentTime).toBe(12)
    await userEvent.click(within(own).getByRole('button', { name: '删除0:03的笔记' }))
    await waitFor(() => expect(within(own).getAllByRole('listitem')).toHaveLength(1))
  })

  it('opens the course of the address', async () => {
    opened = await open({}, '/courseVideoPage?course=done&lesson=b')
    expect(await screen.findByRole('heading', { name: '课程done · 课时b' })).toBeInTheDocument()
  })
})
