import type { Page } from '@playwright/test'

/** What sticks out at the sides of the page, or makes it scroll sideways. */
export const sticksOutOf = (page: Page): Promise<string[]> => page.evaluate(sticksOut)

function sticksOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const main = document.querySelector('main')
  const controls = [...document.querySelectorAll('header button, header input, header a')]
  const outside = controls.filter(control => {
    const { left, right, width, top } = control.getBoundingClientRect()
    return width > 0 && top >= 0 && (left < -1 || right > clientWidth + 1)
  })
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []),
    ...(main && main.scrollWidth > main.clientWidth + 1 ? [`the content is ${main.scrollWidth} wide`] : []),
    ...outside.map(({ textContent }) => `${textContent} is out of view`),
  ]
}
