/** Characters of the subtitles of a lesson. */
export const MOST_SUBTITLES = 60_000

const TIME = '(?:(\\d{2,}):)?([0-5]\\d):([0-5]\\d)\\.(\\d{3})'
const ARROW = '-->'
const TIMING = new RegExp(`^${TIME}[ \\t]+${ARROW}[ \\t]+${TIME}(?:[ \\t].*)?$`)
const HOUR = 3600
const MINUTE = 60
const MILLI = 1000

/** Why a text cannot be the subtitles of a video of so many seconds, which are WebVTT; empty where it can. */
export function subtitlesProblem(text: string, seconds: number): string {
  if (text.length > MOST_SUBTITLES) return `字幕不能超过${MOST_SUBTITLES}个字符`
  if (text.includes('\uFFFD')) return '字幕文件应为UTF-8编码，请另存为UTF-8后重新选择'
  const [head = '', ...blocks] = blocksOf(text)
  if (!/^WEBVTT(?:[ \t].*)?$/.test(head.split('\n')[0] ?? '')) return '字幕应为WebVTT格式，第一行为WEBVTT'
  if (blocks.some(block => /^(?:STYLE|REGION)\b/.test(block))) return '字幕只能有时间和文字，请删除STYLE、REGION段'
  const cues = blocks.filter(block => !/^NOTE(?:\s|$)/.test(block))
  if (cues.length === 0) return '字幕没有内容，请填写时间和文字'
  for (const [index, cue] of cues.entries()) {
    const problem = cueProblem(cue, seconds)
    if (problem) return `第${index + 1}条字幕${problem}`
  }
  return ''
}

const blocksOf = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/)

/** Its first line may be a name of its own. */
function cueProblem(cue: string, seconds: number): string {
  const lines = cue.split('\n')
  const [timing = '', ...words] = lines[0]?.includes(ARROW) ? lines : lines.slice(1)
  const times = TIMING.exec(timing)
  if (!times) return '的时间应写作 00:01.000 --> 00:04.000'
  if (words.some(line => line.includes(ARROW))) return '与下一条之间应空一行'
  if (!words.join('').trim()) return '没有文字'
  const [from, to] = [secondOf(times.slice(1, 5)), secondOf(times.slice(5, 9))]
  if (to <= from) return '的结束时间应晚于开始时间'
  return from >= seconds ? '的时间超过视频时长' : ''
}

const secondOf = ([hours = '0', minutes, seconds, millis]: (string | undefined)[]) =>
  Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) + Number(millis) / MILLI
