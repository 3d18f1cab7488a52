/** Where the keyboard focus is: outside a framed page, on the page as a whole, or on one of its controls. */
export type PageFocus = 'outside' | 'page' | 'controls';

/**
 * Makes a framed page one tab stop. The page as a whole takes the focus, so that the arrow keys scroll it. Enter lets
 * the Tab key reach its links and other controls, until Escape, or until the focus leaves the frame. Where the browser
 * doesn't report the keys, the page stays as it is.
 */
export function makeTabStop(page: Document, onFocusChange: (focus: PageFocus) => void) {
  if (!reportsEvents(page)) return;
  const { body, defaultView } = page;
  const controls = [...body.querySelectorAll<HTMLElement>('*')]
    .filter(({ tabIndex }) => tabIndex >= 0)
    .map((element) => ({ element, tabIndex: element.getAttribute('tabindex') }));
  const release = () => {
    for (const { element, tabIndex } of controls) {
      if (tabIndex === null) element.removeAttribute('tabindex');
      else element.setAttribute('tabindex', tabIndex);
    }
  };
  const withhold = () => {
    for (const { element } of controls) element.tabIndex = -1;
  };
  withhold();
  body.tabIndex = 0;
  // The frame around the page shows the focus.
  body.style.outline = 'none';
  page.addEventListener('focusin', () => onFocusChange(focusIn(page)));
  defaultView?.addEventListener('blur', () => {
    withhold();
    onFocusChange('outside');
  });
  page.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && page.activeElement === body) {
      event.preventDefault();
      release();
      // From where the page was scrolled to. Some controls cannot be focused, because they are not displayed.
      const below = controls.filter(({ element }) => element.getBoundingClientRect().bottom > 0);
      below.some(({ element }) => {
        element.focus();
        return page.activeElement === element;
      });
    } else if (event.key === 'Escape' && page.activeElement !== body) {
      withhold();
      body.focus({ preventScroll: true });
    }
  });
}

/** Returns whether the browser reports events of a page without scripts to the editor around it. Not every one does. */
function reportsEvents(page: Document) {
  let isReported = false;
  const listener = () => {
    isReported = true;
  };
  page.addEventListener('probe', listener);
  page.dispatchEvent(new Event('probe'));
  page.removeEventListener('probe', listener);
  return isReported;
}

/** Returns where the focus is that came by keyboard; one set by a click needs no explanation. */
function focusIn(page: Document): PageFocus {
  if (!page.querySelector(':focus-visible')) return 'outside';
  return page.activeElement === page.body ? 'page' : 'controls';
}
