const ID = 'portal-popups'

/**
 * Where lists and calendars open: in the modal dialog of what opens them, since the rest of the page is behind it; else
 * in a landmark of their own at the end of the page, so that whoever goes by landmarks finds them.
 */
export const popupsFor = (trigger: HTMLElement | undefined): HTMLElement =>
  trigger?.closest('dialog') ?? document.getElementById(ID) ?? newLandmark()

function newLandmark(): HTMLElement {
  const landmark = document.createElement('section')
  landmark.id = ID
  landmark.setAttribute('aria-label', '展开的选项')
  document.body.append(landmark)
  return landmark
}
