import { articlesOf, textOfArticles } from './knowledge'

describe('The articles of a text', () => {
  it('begin at 第…条, and have the lines behind them', () => {
    const text =
      '　第一条　为了做好工作，制定本办法。\r\n第二条 有下列情形的：\n（一）甲；\n\n（二）乙。\n第十二条之一　丙。'
    expect(articlesOf(text)).toEqual([
      { no: '第一条', text: '为了做好工作，制定本办法。' },
      { no: '第二条', text: '有下列情形的：\n（一）甲；\n（二）乙。' },
      { no: '第十二条之一', text: '丙。' },
    ])
  })

  it('begin at 一、 and at 【…】, and what stands before them is 说明', () => {
    expect(articlesOf('示例。\n一、先听完。\n【附则】自发布之日起施行。')).toEqual([
      { no: '说明', text: '示例。' },
      { no: '一', text: '先听完。' },
      { no: '附则', text: '自发布之日起施行。' },
    ])
  })

  it('are read from their text as they were', () => {
    const articles = [
      { no: '说明', text: '示例。' },
      { no: '第三条', text: '甲。\n乙。' },
      { no: '二', text: '丙，见第三条。' },
    ]
    expect(articlesOf(textOfArticles(articles))).toEqual(articles)
    expect(articlesOf(' \n ')).toEqual([])
  })
})
