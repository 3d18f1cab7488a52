import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { SiteDocument } from '../../model/site-shape.ts';
import { fieldOfPart, type PagePart, partOfControl } from './page-part.ts';

/** Limits the frames to wait for a field, which may be in a tab that was not open. */
const MAX_FRAMES = 90;
const TEXT_CONTROLS = 'input, textarea, [data-rich-text]';

type Options = {
  /** The element with the fields. */
  pane: RefObject<HTMLElement | null>;
  site: SiteDocument;
  /** Shows the fields of a part. */
  onOpen: (part: PagePart) => void;
};

/** Returns the part of the page whose field has the focus, and a function that focuses the field of another one. */
export function usePageParts({ pane, site, onOpen }: Options) {
  const [focusedPart, setFocusedPart] = useState<PagePart>();
  const request = useRef(new AbortController());
  useEffect(() => () => request.current.abort(), []);
  const focusFirst = (selector: string) => {
    request.current.abort();
    request.current = new AbortController();
    void focusControl(() => pane.current?.querySelector<HTMLElement>(selector), request.current.signal);
  };
  const edit = (part: PagePart) => {
    onOpen(part);
    focusFirst(`[data-place="${CSS.escape(fieldOfPart(part, site))}"] :is(${TEXT_CONTROLS})`);
  };
  return {
    focusedPart,
    edit,
    /** Focuses the first control that a selector matches, once there is one. */
    focusFirst,
    onFocus: ({ target }: FocusEvent) => setFocusedPart(partOfControl(target, site)),
    onBlur: () => setFocusedPart(undefined),
  };
}

/** Focuses a control once it is rendered, and scrolls to it. */
async function focusControl(find: () => HTMLElement | null | undefined, signal: AbortSignal) {
  for (let frame = 0; frame < MAX_FRAMES && !signal.aborted; frame += 1) {
    const control = find();
    if (control) {
      control.focus({ preventScroll: true });
      control.scrollIntoView({ block: 'center' });
      return;
    }
    await new Promise(requestAnimationFrame);
  }
}
