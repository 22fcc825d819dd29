/** The tables of character codes for Chinese text; `mode` puts them into one chunk, which few files need. */
const load = (name: string): Promise<{ default: string }> =>
  import(
    /* webpackMode: "lazy-once", webpackChunkName: "character-maps", webpackInclude: /[/\\](Adobe-GB1|GB|UniGB)[^/\\]*\.bcmap$/ */
    `pdfjs-dist/cmaps/${name}.bcmap`
  )

/** Gives pdf.js its tables from our own files instead of fetching each. */
export class CharacterMaps {
  async fetch({ name }: { name: string }) {
    const { default: address } = await load(name)
    const bytes = atob(address.slice(address.indexOf(',') + 1))
    return { cMapData: Uint8Array.from(bytes, byte => byte.charCodeAt(0)), isCompressed: true }
  }
}
