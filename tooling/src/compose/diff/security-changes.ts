import type { Contribution, Lock } from '../lock.ts'
import type { SheetChange } from './sheet.ts'

/** What those who answer for security look at beside the parts: calls, packages, the page's policy, files. */
export function securityChanges(
  before: Lock,
  after: Lock,
  words: { added: string; removed: string; changed: string },
): SheetChange[] {
  const listed = (subject: string, namesOf: (lock: Lock) => string[]): SheetChange[] => {
    const [old, next] = [new Set(namesOf(before)), new Set(namesOf(after))]
    const added = [...next].filter(name => !old.has(name)).sort()
    const removed = [...old].filter(name => !next.has(name)).sort()
    return [
      ...added.map(name => ({ subject, how: words.added, name, before: '', after: name })),
      ...removed.map(name => ({ subject, how: words.removed, name, before: name, after: '' })),
    ]
  }
  return [
    ...listed('业务接口', lock => addsOf(lock).flatMap(({ calls }) => calls)),
    ...listed('第三方软件包', ({ parts }) => Object.values(parts).flatMap(({ packages }) => packages)),
    ...listed('应用文件来源', ({ parts }) => Object.values(parts).flatMap(({ origin }) => origin ?? [])),
    ...listed('页面安全规则', rulesOf),
    ...fileChanges(before, after, words),
  ]
}

const addsOf = ({ parts }: Lock): Contribution[] => Object.values(parts).flatMap(({ adds }) => adds ?? [])

/** Each directive of the policy by itself. */
const rulesOf = ({ headers }: Lock) =>
  Object.entries(headers).flatMap(([name, value]) =>
    name === 'Content-Security-Policy' ? value.split('; ') : [`${name}: ${value}`],
  )

/** Files are thousands: their number stands for them, and the ids of the compositions for their bytes. */
function fileChanges(
  { files: before }: Lock,
  { files: after }: Lock,
  { added, removed, changed }: { added: string; removed: string; changed: string },
): SheetChange[] {
  const counts = [
    [added, Object.keys(after).filter(path => !(path in before))],
    [changed, Object.keys(after).filter(path => path in before && before[path] !== after[path])],
    [removed, Object.keys(before).filter(path => !(path in after))],
  ] as const
  return counts.flatMap(([how, paths]) =>
    paths.length ? [{ subject: '浏览器文件', how, name: `${paths.length}个`, before: '', after: '' }] : [],
  )
}
