/** Common ones, without those whose characters begin a word far more often than a name: 于, 家, 水. */
const SINGLE = [
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董潘袁蔡蒋余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆',
  '汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔汤尤施华戚喻褚卫章窦柏云葛奚郎',
  '鲁昌苗凤花俞柳酆鲍费廉岑倪滕殷毕邬乐傅皮卞齐康伍元卜穆萧湛祁禹狄米贝臧伏谈庞纪舒屈项祝阮蓝闵席季麻娄危童颜梅盛刁',
  '樊凌霍虞柯洪诸左吉钮荀羊於惠甄曲封芮储靳汲邴糜井富巫乌焦巴弓牧隗山谷车宓班仰仲伊宫宁仇栾甘厉戎祖符景詹束司韶郜蓟',
  '薄印宿怀蒲邰鄂索咸籍赖卓蔺屠蒙池乔阴胥苍闻莘翟贡劳逄姬申扶堵冉宰郦雍却璩桑桂濮牛寿扈燕冀郏浦尚温庄晏柴瞿阎慕茹习',
  '宦艾鱼古易慎戈庾暨衡步耿弘匡寇禄阙欧巩聂敖冷訾辛阚饶巨',
].join('')
const COMPOUND = '欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|长孙|宇文|司徒|夏侯|端木|轩辕|南宫|西门'
const HAN = '\\p{Script=Han}'

/** Source of a pattern: a Chinese name, or one with a dot between its parts. */
export const NAME = `(?:(?:${COMPOUND})${HAN}{1,2}|[${SINGLE}]${HAN}{1,2}|${HAN}{1,8}[·•.]${HAN}{1,8})`
