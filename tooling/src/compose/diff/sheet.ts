import { escapeHtml } from '../escape-html.ts'

export interface SheetChange {
  subject: string
  how: string
  name: string
  before: string
  after: string
}

/** What is signed: a change from one composition to another, both by their ids. */
export interface Sheet {
  province: string
  before: string
  after: string
  staff: SheetChange[]
  security: SheetChange[]
}

/** Loads nothing and runs nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

const STYLE = `@page { size: A4; margin: 20mm 18mm }
body { max-width: 174mm; margin: 0 auto; color: #000; font: 10.5pt/1.5 "SimSun", "Songti SC", "Noto Serif CJK SC", serif }
h1 { margin: 6mm 0 4mm; font-size: 18pt; text-align: center }
h2 { margin: 6mm 0 2mm; font-size: 12pt; break-after: avoid }
table { width: 100%; border-collapse: collapse; table-layout: fixed }
th, td { padding: 1mm 1.5mm; text-align: left; vertical-align: top; border: 0.3mm solid #000; overflow-wrap: anywhere }
thead { display: table-header-group }
tr { break-inside: avoid }
.sign td { height: 14mm }
.sign { break-inside: avoid }`

/** 门户组合变更审批单: one page of HTML, to be printed and signed. */
export function sheetOf({ province, before, after, staff, security }: Sheet): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>门户组合变更审批单</title>
<style>${STYLE}</style>
</head>
<body>
<h1>门户组合变更审批单</h1>
<table>
<tr><th scope="row">省份</th><td colspan="3">${escapeHtml(province)}</td></tr>
<tr><th scope="row">现用组合</th><td>${before}</td><th scope="row">拟启用组合</th><td>${after}</td></tr>
</table>
<h2>一、应用、内容与设置的变化（${staff.length}项）</h2>
${tableOf(staff)}
<h2>二、安全相关的变化（${security.length}项）</h2>
${tableOf(security)}
<h2>三、审批</h2>
${signatures()}
</body>
</html>
`
}

const COLUMNS = [
  ['类别', 17],
  ['变化', 9],
  ['对象', 26],
  ['现为', 24],
  ['改为', 24],
] as const

function tableOf(changes: SheetChange[]): string {
  if (changes.length === 0) return '<p>无变化。</p>'
  const head = COLUMNS.map(([title, width]) => `<th scope="col" style="width:${width}%">${title}</th>`).join('')
  const rows = changes.map(({ subject, how, name, before, after }) => cells([subject, how, name, before, after]))
  return `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`
}

const cells = (texts: string[]) => `<tr>${texts.map(text => `<td>${escapeHtml(text) || '—'}</td>`).join('')}</tr>`

const SIGNERS = [
  ['申请人', '申请启用'],
  ['安全保密审核人', '□同意　□不同意'],
  ['审批人', '□同意　□不同意'],
] as const

/** Who asks, who answers for security, and who decides. */
function signatures(): string {
  const rows = SIGNERS.map(
    ([who, what]) =>
      `<tr><th scope="row">${who}</th><td>${what}</td><td>签字：</td><td>日期：　　　年　　月　　日</td></tr>`,
  )
  const widths = [20, 22, 25, 33].map(width => `<col style="width:${width}%">`).join('')
  return `<table class="sign">\n<colgroup>${widths}</colgroup>\n${rows.join('\n')}\n</table>`
}
