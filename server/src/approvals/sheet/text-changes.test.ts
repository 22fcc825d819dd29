import { textChanges } from './text-changes'

const marked = (before: string, after: string) =>
  textChanges(before, after).map(({ kind, text }) => ({ same: ' ', added: '+', removed: '-' })[kind] + text)

describe('The changes of a text', () => {
  it.each([
    ['nothing in either', '', '', []],
    ['nothing before', '', '请尽快办理。', ['+请尽快办理。']],
    ['nothing after', '请尽快办理。', '', ['-请尽快办理。']],
    ['the same twice', '甲。乙。', '甲。乙。', [' 甲。乙。']],
    ['another sentence at the end', '甲。', '甲。乙。', [' 甲。', '+乙。']],
    ['another sentence at the beginning', '乙。', '甲。乙。', ['+甲。', ' 乙。']],
    ['one sentence less', '甲。乙。丙。', '甲。丙。', [' 甲。', '-乙。', ' 丙。']],
    ['one sentence replaced', '甲。乙。丙。', '甲。丁。丙。', [' 甲。', '-乙。', '+丁。', ' 丙。']],
    ['two that changed places', '甲。乙。', '乙。甲。', ['-甲。', ' 乙。', '+甲。']],
    ['one sentence twice', '甲。', '甲。甲。', [' 甲。', '+甲。']],
    ['no mark at the end', '甲。乙', '甲。乙。', [' 甲。', '-乙', '+乙。']],
    ['all kinds of marks', '甲！乙？丙；丁\n戊', '甲！乙？丙；己\n戊', [' 甲！乙？丙；', '-丁\n', '+己\n', ' 戊']],
  ])('%s', (_, before, after, expected) => {
    expect(marked(before, after)).toEqual(expected)
  })

  const texts = ['甲。乙。丙。丁。', '丁。丙。\n\n乙。甲。', '。。！', '甲乙丙', '乙。乙。丙。乙。戊']

  it.each(texts.flatMap(before => texts.map(after => [before, after] as const)))(
    'lose nothing of either: %j, %j',
    (before, after) => {
      const segments = textChanges(before, after)
      const without = (kind: string) =>
        segments
          .filter(segment => segment.kind !== kind)
          .map(({ text }) => text)
          .join('')
      expect([without('added'), without('removed')]).toEqual([before, after])
    },
  )

  it('keep as much as they can', () => {
    const kept = textChanges('甲。乙。丙。丁。戊。', '乙。己。丁。戊。甲。').filter(({ kind }) => kind === 'same')
    expect(kept.map(({ text }) => text).join('')).toBe('乙。丁。戊。')
  })

  it('come at once for two long texts that have nothing in common', () => {
    const long = (mark: string) => Array.from({ length: 5000 }, (_, at) => `${mark}${at}。`).join('')
    expect(textChanges(long('甲'), long('乙')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  })
})
