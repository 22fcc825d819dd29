import { countRequests } from './answer'

describe('The requests of a petition', () => {
  it.each([
    ['请求核实面积并尽快兑付。', 0],
    ['1.请求核实面积；2.请求兑付补偿款。', 2],
    ['一、核实面积。二、兑付补偿款。三、追究责任。', 3],
    ['请求：（1）核实面积；（2）兑付。', 2],
    ['占用承包地1.2亩，请求赔偿。', 0],
    ['2、请求兑付。', 0],
    ['九、不算', 0],
    [Array.from({ length: 11 }, (_, at) => `${at + 1}、请求`).join('；'), 11],
    ['一、甲；二、乙；三、丙；四、丁；五、戊；六、己；七、庚；八、辛；九、壬；十、癸；十一、子。', 11],
  ])('of %j are %i', (text, count) => {
    expect(countRequests(text)).toBe(count)
  })
})
