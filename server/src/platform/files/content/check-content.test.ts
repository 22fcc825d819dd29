import { CFB, MP3, MP4, office, PDF, PNG, WAV, zipOf } from '../../../../test/contents'
import { checkContent } from './check-content'

const check = (name: string, bytes: string | Buffer) => {
  const buffer = Buffer.from(bytes)
  const chunks = async function* () {
    for (const byte of buffer) yield Buffer.from([byte])
  }
  const read = async (start: number, end: number) => buffer.subarray(start, end)
  return checkContent(name, { size: buffer.length, read, chunks })
}

const gb18030 = Buffer.from('c2b7b5c6b2bbc1c1', 'hex')
const html = '<!doctype html><script>alert(1)</script>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const elf = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(57)])
const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(62)])

describe('The content of a file', () => {
  it.each<[string, string | Buffer]>([
    ['材料.pdf', PDF],
    ['材料.PDF', PDF],
    ['版式.ofd', zipOf({ 'OFD.xml': '<OFD/>' })],
    ['情况.docx', office()],
    ['名单.xlsx', office()],
    ['汇报.pptx', office()],
    ['旧文.doc', CFB],
    ['旧文.doc', '{\\rtf1\\ansi 1}'],
    ['旧表.xls', CFB],
    ['新存的旧表.xls', office()],
    ['文字.wps', CFB],
    ['现场.png', PNG],
    ['录音.mp3', MP3],
    ['录音.wav', WAV],
    ['录像.mp4', MP4],
    ['说明.txt', '路灯不亮'],
    ['说明.txt', gb18030],
    ['说明.txt', ''],
    ['材料.zip', zipOf({ '材料.pdf': PDF })],
  ])('of %s is what its name says', async (name, content) => {
    await expect(check(name, content)).resolves.toBeUndefined()
  })

  it.each<[string, string, string | Buffer, string]>([
    ['a page', '材料.pdf', html, 'PDF文档'],
    ['nothing', '材料.pdf', '', 'PDF文档'],
    ['a program', '材料.pdf', exe, 'PDF文档'],
    ['a picture', '材料.pdf', PNG, 'PDF文档'],
    ['a document', '现场.jpg', PDF, 'JPG图片'],
    ['a drawing that runs scripts', '现场.png', svg, 'PNG图片'],
    ['any zip', '情况.docx', zipOf({ 'a.txt': 'a' }), 'Word文档'],
    ['the old form', '情况.docx', CFB, 'Word文档'],
    ['a page', '旧表.xls', html, 'Excel表格'],
    ['another zip', '版式.ofd', office(), 'OFD文档'],
    ['a program', '说明.txt', elf, '文本文件（UTF-8或GB18030编码）'],
    ['bytes of no encoding', '说明.txt', Buffer.from('ffff', 'hex'), '文本文件（UTF-8或GB18030编码）'],
    ['a program inside', '材料.zip', zipOf({ '材料/运行.EXE': exe }), '不含可执行文件和网页的ZIP压缩包'],
    ['a page inside', '材料.zip', zipOf({ 'a.html': html }), '不含可执行文件和网页的ZIP压缩包'],
    ['a directory that ends too early', '材料.zip', office().subarray(30), '不含可执行文件和网页的ZIP压缩包'],
  ])('is refused where it is %s: %s', async (_, name, content, expected) => {
    const text = `文件内容与类型不符：.${name.split('.').at(-1)}文件应为${expected}，请核对后重新上传`
    await expect(check(name, content)).rejects.toThrow(text)
  })

  it.each(['程序.exe', '网页.html', '图.svg', '脚本.bat', '没有扩展名'])('of %s is never taken', async name => {
    await expect(check(name, 'x')).rejects.toThrow('不支持此类型的文件')
  })
})
