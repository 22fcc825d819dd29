import { matches, placed, type Rule, TRUST } from './rule'

const HAN = '\\p{Script=Han}'

/** Common surnames, without those whose characters begin a word far more often than a name: 于, 家, 水. */
const SINGLE = [
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董潘袁蔡蒋余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆',
  '汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔汤尤施华戚喻褚卫章窦柏云葛奚郎',
  '鲁昌苗凤花俞柳酆鲍费廉岑倪滕殷毕邬乐傅皮卞齐康伍元卜穆萧湛祁禹狄米贝臧伏谈庞纪舒屈项祝阮蓝闵席季麻娄危童颜梅盛刁',
  '樊凌霍虞柯洪诸左吉钮荀羊於惠甄曲封芮储靳汲邴糜井富巫乌焦巴弓牧隗山谷车宓班仰仲伊宫宁仇栾甘厉戎祖符景詹束司韶郜蓟',
  '薄印宿怀蒲邰鄂索咸籍赖卓蔺屠蒙池乔阴胥苍闻莘翟贡劳逄姬申扶堵冉宰郦雍却璩桑桂濮牛寿扈燕冀郏浦尚温庄晏柴瞿阎慕茹习',
  '宦艾鱼古易慎戈庾暨衡步耿弘匡寇禄阙欧巩聂敖冷訾辛阚饶巨',
].join('')
const COMPOUND = '欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|长孙|宇文|司徒|夏侯|端木|轩辕|南宫|西门'

/** Source of a pattern: a Chinese name, or one with a dot between its parts. */
const NAME = `(?:(?:${COMPOUND})${HAN}{1,2}|[${SINGLE}]${HAN}{1,2}|${HAN}{1,8}[·•.]${HAN}{1,8})`

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
