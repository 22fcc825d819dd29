import type { Rule } from './rule'
import { matches, placed, TRUST } from './rule'
import { NAME } from './surnames'

const HAN = '\\p{Script=Han}'
const ROLE = `(?<!被)(?:信访|反映|申请|举报|投诉|写信|来信|寄信|控告|申诉|建议|诉求|求助|检举|发件|联系|说明|陈述)人`
const LABEL = `(?:${ROLE}|姓 ?名|代表|家长|组长)`
const END = `(?=[^${HAN}·]|$|身份证|电话|联系|手机|性别|民族|[男女](?:[,，]|$))`
const WHO = '居民|村民|业主|职工|司机|工人|教师|学生|农民|市民|的'

/** From what says most to what says least. */
const PATTERNS = [
  `${LABEL}[:：;.]{1,2} ?(${HAN}{1,8}[·•.]${HAN}{1,8}|${HAN}{2,4})${END}`,
  `(?:我叫|我名叫|我是|本人)(${NAME})(?=[,，。]|身份证|[男女系是]|[家现]?住|联系)`,
  `${ROLE} ?(${NAME})${END}`,
  `我[是系][^。\\n]{0,30}?(?:${WHO})(${NAME})(?=[,，。]|[家现]住|联系|电话|身份证|$)`,
  // The signature stands alone, or behind who signs.
  `^(?:[^\\n]{0,16}(?:居民|村民|业主|职工) ?)?(${NAME})(?:[（(〈《][^\\n]{0,8})?$`,
].map(source => new RegExp(source, 'gmu'))

/** Who writes. A name that stands there twice was read rightly, more likely than one that differs. */
export const names: Rule = ({ text }) => {
  const found = PATTERNS.flatMap(pattern => matches(pattern, text)).map(placed)
  const times = (value: string) => text.split(value).length
  return found
    .toSorted((a, b) => times(b.value) - times(a.value))
    .map(({ value, ...place }) => ({
      ...place,
      value: value.replace(/[•.]/, '·'),
      field: 'name',
      trust: TRUST.words,
    }))
}
