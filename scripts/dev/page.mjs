import { composedRemote } from '@portal/tooling/remote'
import { COMPOSITION } from './portal.mjs'

/** React tells renderers to this hook only if it is there before React; fast refresh across builds needs it. */
const REFRESH_HOOK =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,inject(r){const i=this.renderers.size+1;this.renderers.set(i,r);return i},onCommitFiberRoot(){},onCommitFiberUnmount(){},onScheduleFiberRoot(){}}'

/**
 * @typedef {import('@portal/tooling/remote').RemoteManifest} RemoteManifest
 * @typedef {{ manifest: RemoteManifest, port: number }} Watched a remote from a dev server of its own
 * @typedef {import('./portal.mjs').Composition} Composition
 * @typedef {import('./portal.mjs').Portal} Portal
 */

/**
 * A portal's page for development: watched remotes from their dev servers and by their own remote.json, composed or
 * not; the entry of what is developed, no digests.
 * @param {Portal} portal
 * @param {Watched[]} watched
 */
export function developmentPage({ html, basePath }, watched) {
  return (
    html
      .replace(COMPOSITION, (_, open, json, close) =>
        [open, JSON.stringify(developed(JSON.parse(json), watched)).replaceAll('<', '\\u003c'), close].join(''),
      )
      .replace(/<link rel="(?:stylesheet|preload)".*?>|<script defer.*?<\/script>/gs, '')
      // As it was composed: what is developed looks otherwise.
      .replace(/<style data-href.*?<\/style>|<template data-page.*?<\/template>/gs, '')
      .replace('</head>', `<script>${REFRESH_HOOK}</script><script defer src="${basePath}js/main.js"></script></head>`)
  )
}

/** @param {Composition} composition @param {Watched[]} watched @returns {Composition} */
function developed({ integrity: _digests, ...composition }, watched) {
  const others = composition.remotes.filter(({ name }) => watched.every(({ manifest }) => manifest.name !== name))
  const own = watched.map(({ manifest, port }) =>
    composedRemote(manifest, composition.province, `http://localhost:${port}/mf-manifest.json`),
  )
  return { ...composition, remotes: [...others, ...own] }
}
