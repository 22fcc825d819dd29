import { kindOf } from './kinds'

const MB = 1024 * 1024

describe('The kind of a file', () => {
  it.each([
    ['扫描.JPG', 'picture'],
    ['意见书.pdf', 'pdf'],
    ['意见书.docx', 'document'],
    ['名册.xlsx', 'sheet'],
    ['名册.csv', 'text'],
    ['录音.m4a', 'sound'],
    ['现场.mp4', 'film'],
    ['名.单.txt', 'text'],
  ])('of %s is %s', (name, kind) => {
    expect(kindOf(name, 1)).toEqual({ kind })
  })

  it.each(['意见书.doc', '意见书.wps', '扫描.tif', '附件.zip', '页面.html', '图.svg', '没有后缀', '.pdf'])(
    'of %s is none that a page shows',
    name => {
      expect(kindOf(name, 1)).toEqual({ why: '此类型的文件不能在线预览，请下载后查看。' })
    },
  )

  it.each([
    ['意见书.docx', 20 * MB],
    ['名册.xlsx', 20 * MB],
    ['名册.csv', 5 * MB],
  ])('of %s is one up to %d bytes, and no more', (name, most) => {
    expect(kindOf(name, most).kind).toBeDefined()
    expect(kindOf(name, most + 1)).toEqual({ why: '文件较大，不能在线预览，请下载后查看。' })
  })

  it('of what is fetched as it is played or drawn is one of any size', () => {
    expect([kindOf('现场.mp4', 100 * MB).kind, kindOf('卷宗.pdf', 100 * MB).kind]).toEqual(['film', 'pdf'])
  })
})
