import { render, screen } from '@testing-library/react'
import { Film, Sound } from './file-view'

describe('A recording in the preview', () => {
  beforeAll(() => {
    Object.assign(URL, { createObjectURL: () => 'blob:recording', revokeObjectURL: () => undefined })
  })

  it.each([
    ['a sound', Sound, 'AUDIO'],
    ['a film', Film, 'VIDEO'],
  ])('that is %s is played by the browser, from this window alone', async (_, View, tag) => {
    render(<View content={new Blob()} name="接谈录音.mp3" />)
    const player = await screen.findByLabelText('接谈录音.mp3')
    expect([player.tagName, player.getAttribute('src'), player.hasAttribute('controls')]).toEqual([
      tag,
      'blob:recording',
      true,
    ])
  })
})
