import { formattedArticlesOf, formattedText, plainBlocks } from './formatted-articles'
import { articleNo, citationOf, gapsIn } from './knowledge'

const articlesOf = (text: string) => formattedArticlesOf(plainBlocks(text))

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

  it('begin at headings, too, which stand alone in their lines', () => {
    const text = '第一章　总则\n第一条 甲。\n第二章 受理\n第二条 乙。\n第三章规定的期限不变。\n第四章'
    expect(articlesOf(text)).toEqual([
      { no: '第一章', text: '总则' },
      { no: '第一条', text: '甲。' },
      { no: '第二章', text: '受理' },
      { no: '第二条', text: '乙。\n第三章规定的期限不变。' },
      { no: '第四章', text: '' },
    ])
  })

  it('are told where numbers are left out or stand twice', () => {
    const numbered = (...nos: string[]) => nos.map(no => ({ no, text: '甲' }))
    expect(gapsIn(numbered('第一条', '第二条', '第二条之一', '第三条', '第十条', '第十一条'))).toEqual([
      '第三条之后为第十条',
    ])
    expect(gapsIn(numbered('第九条', '第十条', '第十条'))).toEqual(['第十条之后为第十条'])
    expect(gapsIn(numbered('说明', '一', '第一章'))).toEqual([])
  })

  it('are read from their text as they were', () => {
    const articles = [
      { no: '第一章', text: '总则' },
      { no: '说明', text: '示例。' },
      { no: '第三条', text: '甲。\n乙。' },
      { no: '二', text: '丙，见第三条。' },
    ]
    expect(formattedArticlesOf(formattedText(articles))).toEqual(articles)
    expect(articlesOf(' \n ')).toEqual([])
  })
})

describe('An article', () => {
  it.each([
    ['1', '第一条'],
    ['10', '第十条'],
    ['34', '第三十四条'],
    ['100', '第一百条'],
    ['105', '第一百零五条'],
    ['110', '第一百一十条'],
    ['999', '第九百九十九条'],
    ['第12条', '第十二条'],
    ['二十', '第二十条'],
    ['第三条', '第三条'],
    ['0', '0'],
    ['工资', '工资'],
  ])('is meant by %s as %s', (typed, no) => {
    expect(articleNo(typed)).toBe(no)
  })

  it('is cited with its law and version; paragraphs have no number of an article', () => {
    const law = { title: '信访工作条例', effectDate: '2022-05-01' }
    expect(citationOf({ ...law, no: '第三十四条' })).toBe('《信访工作条例》（2022年5月1日起施行）第三十四条')
    expect(citationOf({ ...law, no: '二', effectDate: null })).toBe('《信访工作条例》')
  })
})
