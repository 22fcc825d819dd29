import { fetchPicture } from '@portal/shared-lib/ui-form'
import type { Node } from 'prosemirror-model'
import type { NodeView } from 'prosemirror-view'

/** A picture in the editor: fetched by a link, as readers fetch it. */
export class PictureView implements NodeView {
  readonly dom = document.createElement('figure')
  private readonly picture = document.createElement('img')
  private readonly leaving = new AbortController()
  private address = ''

  constructor(private node: Node) {
    this.dom.append(this.picture)
    this.describe()
    fetchPicture(String(node.attrs.file), this.leaving.signal).then(
      content => {
        if (this.leaving.signal.aborted) return
        this.address = URL.createObjectURL(content)
        this.picture.src = this.address
      },
      () => this.dom.setAttribute('data-missing', ''),
    )
  }

  private describe(): void {
    const { file, alt } = this.node.attrs
    this.dom.setAttribute('data-file', file)
    this.dom.setAttribute('data-alt', alt)
    this.picture.alt = alt || '图片'
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type || node.attrs.file !== this.node.attrs.file) return false
    this.node = node
    this.describe()
    return true
  }

  destroy(): void {
    this.leaving.abort()
    URL.revokeObjectURL(this.address)
  }
}
