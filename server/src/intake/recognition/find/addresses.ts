import { matches, type Rule, TRUST } from './rule'

const LABELS = '家庭住址|家庭地址|居住地址|通讯地址|现居住地|居住地|住 ?址|地 ?址'
const LIVES = '家住|现住|住在|居住在|(?<=[,，])住(?=\\p{Script=Han}{2,4}[省市县区镇乡村街路])'
/** What begins after an address where nothing stands between. */
const NEXT = '身份证|电话|手机|联系|事由|问题|内容|反映|诉求|请求|主要|邮编'
const ADDRESS = new RegExp(
  `(?:(?:${LABELS})(?:是|为|在)?[:：;]?|${LIVES})([^,，。;；:：（(“\\n]{4,60}?)(?=[,，。;；:：（(“\\n]|$|${NEXT})`,
  'gmu',
)
/** An address ends with a number, or with the name of a place. */
const LAST_PART = /^.*(?:[号室栋幢组楼户]|单元|小区|宿舍|村|镇|乡|街道|县|区|路|街|巷|里|苑|园|\d)/u

export const addresses: Rule = ({ text }) =>
  matches(ADDRESS, text).flatMap(match => {
    const value = LAST_PART.exec(match[1] ?? '')?.[0]
    if (value === undefined) return []
    const start = match.index + match[0].lastIndexOf(value)
    return { value, start, end: start + value.length, field: 'address', trust: TRUST.words }
  })
