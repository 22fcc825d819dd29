import { escapeHtml } from '../escape-html.ts'

/**
 * What stands around every page for those who are signed in, as far as a province decides it: its name and mark in the
 * header's colour, and the place of the menu.
 */
export const frameTemplate = ({ title, mark }: { title: string; mark: string }) =>
  `<template data-frame><div id="first-frame" aria-hidden="true"><p><svg viewBox="0 0 32 32" width="28" height="28" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${escapeHtml(mark)}"/></svg>${escapeHtml(title)}</p><i></i></div></template>`

/** In the sizes of the shell's frame, so that nothing moves when that comes. */
export const FRAME_STYLE =
  '#first-frame p{position:fixed;top:0;left:0;right:0;display:flex;gap:10px;align-items:center;height:52px;padding:0 20px;margin:0;font-size:calc(18rem / 14);font-weight:600;white-space:nowrap;overflow:hidden;color:var(--portal-on-header);background:var(--portal-header)}' +
  '#first-frame svg{flex:none}' +
  '#first-frame i{position:fixed;top:52px;bottom:0;left:0;width:200px;background:var(--portal-surface);border-right:1px solid var(--portal-line)}' +
  '@media(max-width:1440px){#first-frame p{padding-left:16px}}@media(max-width:1199px){#first-frame p{padding-left:12px}}' +
  '@media(max-width:699px){#first-frame i{display:none}}@media print{#first-frame{display:none}}'
