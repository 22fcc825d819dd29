import { MOST_SUBTITLES, subtitlesProblem } from './subtitles'

const GOOD = `WEBVTT 接谈五步

NOTE 说明

1
00:00.000 --> 00:04.000
请坐与倾听

00:00:04.000 --> 00:00:09.500 align:start
先请坐、递水
再开始谈`

describe('subtitles', () => {
  it.each([
    ['of cues with and without names', GOOD],
    ['of a file of Windows', GOOD.replaceAll('\n', '\r\n')],
    ['with a byte order mark before them', `\uFEFF${GOOD}`],
    ['that last beyond the video', GOOD.replace('00:09.500', '01:00.000')],
  ])('are WebVTT: %s', (_, text) => {
    expect(subtitlesProblem(text, 40)).toBe('')
  })

  it.each([
    ['字幕应为WebVTT格式，第一行为WEBVTT', '1\n00:00:01,000 --> 00:00:02,000\n字幕'],
    ['字幕应为WebVTT格式，第一行为WEBVTT', 'WEBVTTX\n\n00:00.000 --> 00:01.000\n字幕'],
    ['字幕应为WebVTT格式，第一行为WEBVTT', '<script>alert(1)</script>'],
    ['字幕没有内容，请填写时间和文字', 'WEBVTT\n\nNOTE 说明'],
    ['字幕只能有时间和文字，请删除STYLE、REGION段', `WEBVTT\n\nSTYLE\n::cue { color: red }\n\n${GOOD}`],
    ['字幕文件应为UTF-8编码，请另存为UTF-8后重新选择', 'WEBVTT\n\n00:00.000 --> 00:01.000\n\uFFFD\uFFFD'],
    ['第1条字幕的时间应写作 00:01.000 --> 00:04.000', 'WEBVTT\n\n00:00,000 --> 00:01,000\n字幕'],
    ['第1条字幕的时间应写作 00:01.000 --> 00:04.000', 'WEBVTT\n\n00:61.000 --> 00:62.000\n字幕'],
    ['第1条字幕的时间应写作 00:01.000 --> 00:04.000', 'WEBVTT\n\n只有文字'],
    ['第1条字幕没有文字', 'WEBVTT\n\n00:00.000 --> 00:01.000'],
    ['第1条字幕与下一条之间应空一行', 'WEBVTT\n\n00:00.000 --> 00:01.000\n甲\n00:01.000 --> 00:02.000\n乙'],
    ['第2条字幕的结束时间应晚于开始时间', 'WEBVTT\n\n00:00.000 --> 00:01.000\n甲\n\n00:05.000 --> 00:05.000\n乙'],
    ['第1条字幕的时间超过视频时长', 'WEBVTT\n\n01:00:00.000 --> 01:00:01.000\n字幕'],
    [`字幕不能超过${MOST_SUBTITLES}个字符`, GOOD.padEnd(MOST_SUBTITLES + 1, '字')],
  ])('are not kept: %s', (problem, text) => {
    expect(subtitlesProblem(text, 40)).toBe(problem)
  })

  it('are looked at in a moment, however they are made', () => {
    const began = performance.now()
    subtitlesProblem('WEBVTT\n\n'.padEnd(MOST_SUBTITLES, '00:00.000 --> '), 40)
    subtitlesProblem('WEBVTT\n\n'.padEnd(MOST_SUBTITLES, '0'), 40)
    subtitlesProblem(`WEBVTT\n\n00:00.000 -->${' '.repeat(MOST_SUBTITLES - 30)}`, 40)
    expect(performance.now() - began).toBeLessThan(1000)
  })
})
