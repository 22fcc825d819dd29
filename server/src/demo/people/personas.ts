/** A post of a person: organisation, department, position, role code. */
type Post = readonly [organisation: string, department: string, position: string, role: string | null]

export interface Persona {
  readonly account: string
  /** A surname, one of the ten stems and a plant or water: no real name looks like that. */
  readonly name: string
  readonly posts: readonly Post[]
  readonly mustChangePassword?: boolean
}

const PROVINCE = '临江省信访局'
const CITY = '安澜市信访局'
const LABOUR = '安澜市人力资源和社会保障局'
const HOUSING = '安澜市住房和城乡建设局'
const LAND = '安澜市自然资源局'
const COUNTY = '石渡县信访局'
const TOWN = '荷塘镇人民政府'
const CENTRE = '临江省信访信息中心'

const persona = (account: string, name: string, ...posts: Post[]): Persona => ({ account, name, posts })

/** Who can sign in to the demonstration. */
export const PERSONAS: readonly Persona[] = [
  persona('zs01', '赵甲禾', [PROVINCE, '来信处', '四级主任科员', 'R01']),
  persona('zs02', '钱乙舟', [PROVINCE, '来访接待处', '一级科员', 'R02']),
  persona('zs03', '孙丙樟', [PROVINCE, '来访接待处', '三级主任科员', 'R03']),
  persona('zs04', '李丁穗', [PROVINCE, '网信处', '四级主任科员', 'R04']),
  persona('zs05', '周戊汀', [PROVINCE, '来信处', '二级主任科员', 'R06']),
  persona('zs06', '吴己莲', [PROVINCE, '来信处', '处长', 'R07']),
  persona('zs07', '郑庚榆', [PROVINCE, '局领导', '副局长', 'R08']),
  persona('zs08', '王辛桐', [PROVINCE, '督查处', '一级主任科员', 'R09']),
  persona('zs09', '冯壬枫', [PROVINCE, '复查复核处', '二级主任科员', 'R10']),
  persona('zs10', '陈癸棠', [PROVINCE, '综合指导处', '三级主任科员', 'R11']),
  persona('zs11', '王癸桂', [PROVINCE, '来访接待处', '二级主任科员', 'R06']),
  persona('zs12', '冯甲蓉', [PROVINCE, '来访接待处', '处长', 'R07']),
  persona('zs13', '陈乙萱', [PROVINCE, '网信处', '二级主任科员', 'R06']),
  persona('zs14', '褚丙渠', [PROVINCE, '网信处', '处长', 'R07']),
  persona('zs15', '卫丁漪', [PROVINCE, '电话室', '一级科员', 'R05']),
  persona('al05', '褚甲苇', [CITY, '办信科', '四级主任科员', 'R06']),
  persona('al06', '卫乙芦', [CITY, '办信科', '科长', 'R07']),
  persona('al07', '蒋戊沅', [CITY, '局领导', '副局长', 'R08']),
  persona('sd05', '蒋丙梅', [COUNTY, '办信股', '一级科员', 'R06']),
  persona('sd06', '沈己澜', [COUNTY, '办信股', '股长', 'R07']),
  persona('sd07', '韩庚枝', [COUNTY, '局领导', '副局长', 'R08']),
  persona('rs12', '沈丁兰', [LABOUR, '信访科', '四级主任科员', 'R12']),
  persona('rs13', '韩戊竹', [LABOUR, '信访科', '科长', 'R13']),
  persona('rs14', '杨己松', [LABOUR, '单位领导', '副局长', 'R14']),
  persona('zj12', '朱庚柏', [HOUSING, '信访科', '一级科员', 'R12']),
  persona('zj13', '杨辛莺', [HOUSING, '信访科', '科长', 'R13']),
  persona('zj14', '秦辛泉', [HOUSING, '单位领导', '副局长', 'R14']),
  persona('zr12', '尤壬溪', [LAND, '信访科', '一级科员', 'R12']),
  persona('zr13', '朱壬蘅', [LAND, '信访科', '科长', 'R13']),
  persona('zr14', '秦癸淇', [LAND, '单位领导', '副局长', 'R14']),
  persona('xz12', '许癸岚', [TOWN, '社会事务和信访办公室', '干事', 'R12']),
  persona('xz13', '尤甲湄', [TOWN, '社会事务和信访办公室', '主任', 'R13']),
  persona('xz14', '许乙榛', [TOWN, '党政综合办公室', '副镇长', 'R14']),
  persona('ld15', '何甲川', ['安澜市人民政府', '政府领导', '副市长', 'R15']),
  persona('sys91', '吕乙霖', [CENTRE, '系统管理处', '工程师', 'R91']),
  persona('sec92', '施丙云', [CENTRE, '安全保密处', '工程师', 'R92']),
  persona('aud93', '张丁荷', [CENTRE, '安全审计处', '工程师', 'R93']),
  persona('zz01', '孔戊枫', [PROVINCE, '来信处', '二级主任科员', 'R06'], [CITY, '办信科', '挂职副科长', 'R06']),
  { ...persona('mm01', '曹己梅', [PROVINCE, '来信处', '一级科员', 'R01']), mustChangePassword: true },
  persona('wq01', '严庚兰', [PROVINCE, '办公室', '一级科员', null]),
  persona('jg01', '华辛竹', ['青屿市公共资源交易中心', '综合科', '一级科员', 'R12']),
  persona('xw18', '金壬萍', [PROVINCE, '办公室', '三级主任科员', 'R18']),
]

/** Those a newcomer should try first. */
const SHOWN = 'zs01 zs05 zs06 zs07 al05 sd05 rs12 rs14 xz12 ld15 xw18 zz01 mm01 wq01 jg01 sys91'

export const shownPersonas = (): Persona[] => PERSONAS.filter(({ account }) => SHOWN.split(' ').includes(account))
