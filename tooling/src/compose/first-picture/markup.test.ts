import { fillIn, markupProblems } from './markup.ts'

const FACTS = {
  values: { title: '<临江省> & 信访' },
  isOffered: (page: string) => ['/mail', '/news'].includes(page),
}
const filled = (markup: string) => fillIn(markup, FACTS)

describe('what a page that was rendered at build may consist of', () => {
  it('is what is seen and filled in', () => {
    const icon = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 3h8"></path></svg>'
    const field = '<label><span>用户名</span><input autoComplete="username" autofocus="" value=""></label>'
    const slide = '<div class="slide" role="slider" aria-valuenow="0" style="left:calc((100% - var(--x)) * 0)">»</div>'
    const words = '<portal-words by="、"><portal-word page="/mail">邮件</portal-word></portal-words>'
    const page = `<!--$--><form noValidate="">${icon}${field}${slide}<portal-offered pages="/mail">${words}</portal-offered></form><!--/$-->`
    expect(markupProblems(page)).toEqual([])
  })

  it.each([
    ['<script>alert(1)</script>', '<script> may not stand in it'],
    ['<p><svg><script>alert(1)</script></svg></p>', '<script> may not stand in it'],
    ['<style>p{}</style>', '<style> may not stand in it'],
    ['<iframe srcdoc="x"></iframe>', '<iframe> may not stand in it'],
    ['<template><p>x</p></template>', '<template> may not stand in it'],
    ['<a href="javascript:alert(1)">x</a>', '<a> may not stand in it'],
    ['<img src="https://elsewhere.example.cn/x.png">', '<img> may not stand in it'],
    ['<button onclick="alert(1)">x</button>', '<button> may not have onclick'],
    ['<button formaction="javascript:alert(1)">x</button>', '<button> may not have formaction'],
    ['<form action="https://elsewhere.example.cn/"></form>', '<form> may not have action'],
    ['<input type="image" src="//elsewhere.example.cn/x">', '<input> may not have src'],
    ['<p style="background:URL(//elsewhere.example.cn/x)">x</p>', 'The style of a <p> names a file'],
    ['<p style="background:\\75rl(//elsewhere.example.cn/x)">x</p>', 'The style of a <p> names a file'],
    ['<portal-offered onclick="x" pages="/">x</portal-offered>', '<portal-offered> may not have onclick'],
  ])('is not %s', (markup, problem) => {
    expect(markupProblems(markup)).toEqual([problem])
  })
})

describe('what is decided when a portal is composed', () => {
  it('are the names of the province, which stay text', () => {
    expect(filled('<h1 title="{{title}}">{{title}}</h1><p>{{other}}</p>')).toBe(
      '<h1 title="<临江省> &amp; 信访">&lt;临江省&gt; &amp; 信访</h1><p>{{other}}</p>',
    )
  })

  it('are parts that belong to pages', () => {
    expect(filled('<portal-offered pages="/none /news"><li>x</li></portal-offered>')).toBe('<li>x</li>')
    expect(filled('<p><portal-offered pages="/none"><b>x</b></portal-offered></p>')).toBe('<p></p>')
  })

  it('are words in a row, told apart from the text beside them as React tells them apart', () => {
    const words = ['/mail', '/none', '/news'].map(page => `<portal-word page="${page}">${page}</portal-word>`).join('')
    expect(filled(`<p><portal-words by="、">${words}</portal-words> 都在</p>`)).toBe('<p>/mail、/news<!-- --> 都在</p>')
  })

  it('are not the marks that React finds its parts by', () => {
    expect(filled('<!--$--><p>x<!-- -->y</p><!--/$-->')).toBe('<!--$--><p>x<!-- -->y</p><!--/$-->')
  })
})
