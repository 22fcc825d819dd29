import { offersPage } from '@portal/shared-lib'

/** What the portal does, by the page that does it. */
type Work = readonly [word: string, page: string]

const REGISTER: Work = ['登记', '/letterManage/letterRegister']
const SUPERVISE = '/superviseManage/superviseHandler'
const REVIEW: Work = ['复查复核', '/reviewManage/registerCenter']
const HANDLE = '/toDoManage/personalToDo'

const PLATFORM: readonly Work[] = [REGISTER, ['办理', HANDLE], ['督查', SUPERVISE], REVIEW]

const LINES: readonly { readonly works: readonly Work[]; readonly words: string }[] = [
  {
    works: [
      ['来信', '/letterManage/letterRegister'],
      ['来访', '/visitorManage/visitorRegister'],
      ['网上信访', '/netManage/netRegister'],
      ['来电', '/teleManage/teleRegister'],
    ],
    words: '一处登记，去向全程可查',
  },
  { works: [['办理期限', HANDLE]], words: '自动提醒，临期、超期一目了然' },
  { works: [['审批', '/toDoManage/leaderApprovalList'], ['督办', SUPERVISE], REVIEW], words: '在同一事项内流转' },
]

/** What the portal is for: as much as it has pages for. */
export function Promises() {
  const platform = wordsOf(PLATFORM)
  const lines = LINES.map(({ works, words }) => ({ named: wordsOf(works), words })).filter(({ named }) => named.length)
  return (
    <>
      {platform.length > 0 && <p>{platform.join(' · ')} 一体化工作平台</p>}
      {lines.length > 0 && (
        <ul>
          {lines.map(({ named, words }) => (
            <li key={words}>
              {named.join('、')}
              {words}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const wordsOf = (works: readonly Work[]) => works.flatMap(([word, page]) => (offersPage(page) ? [word] : []))
