import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { settled, violationsOf } from '../portal/accessibility'
import { complaintsOf, expect, LONG, story } from '../portal/stories'

const VIDEO = join(__dirname, '../../server/fixtures/demo/courses/videos/reception-1.webm')

const secondOf = async (page: Page) => Number(await page.getByRole('slider', { name: '播放位置' }).inputValue())

const SUBTITLES = 'WEBVTT\n\n00:00.000 --> 00:40.000\n交给信访人查询码'

/** What stands over the picture now, by the browser's own word; of a track that is on its way, once it is there. */
const shownSubtitles = (page: Page) =>
  page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    const track = video.querySelector('track')
    if (!track) return []
    if (track.readyState < track.LOADED) await new Promise(done => track.addEventListener('load', done, { once: true }))
    const { mode, activeCues } = track.track
    return mode === 'showing' ? [...(activeCues ?? [])].map(cue => (cue as VTTCue).text) : []
  })

story.describe('在线学习', () => {
  story('plays a compulsory lesson, skips nothing, and goes on after the window was closed', async ({ signIn }) => {
    const page = await signIn('zs01', 'courseVideoPage')
    const complaints = complaintsOf(page)
    await expect(page.getByRole('heading', { name: '办理期限怎么算 · 从收到到受理' })).toBeVisible()
    await settled(page)
    expect(await violationsOf(page), 'axe').toEqual([])
    await page.getByRole('combobox', { name: '倍速' }).selectOption('2')
    await page.getByRole('button', { name: '播放', exact: true }).click()
    await expect.poll(() => secondOf(page), { timeout: 20_000 }).toBeGreaterThan(11)
    await page.getByRole('slider', { name: '播放位置' }).press('End')
    await expect(page.getByText('必修课时首次学习不能快进，学完后可自由跳转')).toBeVisible()
    expect(await secondOf(page)).toBeLessThan(30)
    expect(complaints).toEqual([])

    const address = page.url()
    const again = await page.context().newPage()
    await page.close({ runBeforeUnload: false })
    await again.goto(address)
    await expect.poll(() => secondOf(again)).toBeGreaterThanOrEqual(10)
    await expect(again.getByRole('button', { name: /^办理期限怎么算/ })).toContainText(/已学\d+%/)
  })

  story('lets one skip in what is not compulsory, and finish it', LONG, async ({ signIn }) => {
    const page = await signIn('zs05', 'courseVideoPage')
    await page.getByRole('button', { name: /^窗口接谈五步/ }).click()
    await page.getByRole('button', { name: /^0:28 告知与登记/ }).click()
    await page.getByRole('button', { name: '播放', exact: true }).click()
    await expect(page.getByText('本课程已全部学完')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('button', { name: /^窗口接谈五步/ })).toContainText('已学完')
  })

  story('shows a leader how far the people of the office have come', async ({ signIn }) => {
    const page = await signIn('zs07', 'courseVideoPage')
    await page.getByRole('button', { name: '本单位学习情况' }).click()
    await page.getByRole('button', { name: /^合计应学未完成\d+人$/ }).click()
    await expect(page.getByText(/已学完0课时，共2课时/).first()).toBeVisible()
    expect(await violationsOf(page), 'axe').toEqual([])
  })

  story('is made, learnt, failed, passed, and certified', LONG, async ({ signIn }) => {
    const keeper = await signIn('xw18', 'sys/course')
    await keeper.getByRole('button', { name: '新增课程' }).click()
    await keeper.getByRole('textbox', { name: '课程名称' }).fill('查询码怎么用')
    await keeper.getByRole('combobox', { name: '类别' }).selectOption('系统操作')
    await keeper.getByRole('button', { name: '保存草稿' }).click()
    await keeper.getByRole('button', { name: '添加课时' }).click()
    const dialog = keeper.getByRole('dialog', { name: '添加课时' })
    await dialog.getByRole('textbox', { name: '课时名称' }).fill('交付查询码')
    await dialog.locator('input[type=file]').setInputFiles(VIDEO)
    await expect(dialog.getByText('已上传')).toBeVisible()
    await dialog.getByRole('button', { name: '添加课时' }).click()
    await expect(keeper.getByText('1. 交付查询码')).toBeVisible()
    await keeper.getByRole('button', { name: '字幕 交付查询码' }).click()
    const subtitles = { name: '课时.vtt', mimeType: 'text/vtt', buffer: Buffer.from(SUBTITLES) }
    await keeper.getByLabel('字幕文件').setInputFiles(subtitles)
    await keeper.getByRole('button', { name: '保存字幕' }).click()
    await expect(keeper.getByText('有字幕')).toBeVisible()
    await keeper.getByRole('button', { name: '附件 交付查询码' }).click()
    const sheet = { name: '查询码样张.txt', mimeType: 'text/plain', buffer: Buffer.from('样张') }
    await keeper.getByRole('dialog').getByLabel('选择文件').setInputFiles(sheet)
    await expect(keeper.getByText('已上传')).toBeVisible()
    await keeper.getByRole('button', { name: '保存附件' }).click()
    await expect(keeper.getByText('1个附件')).toBeVisible()
    await keeper.getByRole('button', { name: '设置考核' }).click()
    await keeper.getByRole('textbox', { name: '第1题题目' }).fill('登记完毕交给信访人什么？')
    await keeper.getByRole('textbox', { name: '第1题选项1', exact: true }).fill('审批单')
    await keeper.getByRole('textbox', { name: '第1题选项2', exact: true }).fill('查询码')
    await keeper.getByRole('radio', { name: '第1题选项2为正确答案' }).check()
    await keeper.getByRole('button', { name: '保存考核' }).click()
    await expect(keeper.getByText('单选题1道；80分及格，最多3次')).toBeVisible()
    await settled(keeper)
    expect(await violationsOf(keeper), 'axe').toEqual([])
    await keeper.getByRole('button', { name: '发布课程' }).click()
    await expect(keeper.getByRole('button', { name: '撤下课程' })).toBeVisible()

    const page = await signIn('zs06', 'courseVideoPage')
    await page.getByRole('button', { name: /^查询码怎么用/ }).click()
    await expect(page.getByRole('button', { name: '参加考核' })).toBeDisabled()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载 查询码样张.txt' }).click()
    expect((await downloading).suggestedFilename()).toBe('查询码样张.txt')
    expect(await shownSubtitles(page)).toEqual(['交给信访人查询码'])
    await page.getByRole('button', { name: '字幕' }).click()
    expect(await shownSubtitles(page)).toEqual([])
    await page.getByRole('slider', { name: '播放位置' }).press('End')
    await page.getByRole('button', { name: '参加考核' }).click()
    const answer = async (option: string) => {
      await page.getByRole('radio', { name: option }).check()
      await page.getByRole('button', { name: '交卷' }).click()
    }
    await answer('审批单')
    await expect(page.getByText('0分，未通过（80分及格）')).toBeVisible()
    await page.getByRole('button', { name: '知道了' }).click()
    await page.getByRole('button', { name: '再次考核' }).click()
    await answer('查询码')
    await expect(page.getByText('100分，通过', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: '知道了' }).click()
    await page.getByRole('button', { name: '取得结业证书' }).click()
    await expect(page.getByText(/^结业证书学证〔\d{4}〕\d{4}号$/)).toBeVisible()
    await settled(page)
    expect(await violationsOf(page), 'axe').toEqual([])
    const opening = page.context().waitForEvent('page')
    await page.getByRole('link', { name: /^预览 结业证书/ }).click()
    await expect((await opening).getByText('准予结业')).toBeVisible({ timeout: 15_000 })
  })
})
