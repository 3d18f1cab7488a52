import { lazy, Suspense, useCallback, useState } from 'react';
import type { LinkPopoverProps } from './link-popover.tsx';

const LinkPopover = lazy(async () => ({ default: (await import('./link-popover.tsx')).LinkPopover }));

/** Returns the popover for links of a text, and the handler that opens it. */
export function useLinkPopover() {
  const [link, setLink] = useState<Omit<LinkPopoverProps, 'onClose'>>();
  const close = useCallback(() => setLink(undefined), []);
  return {
    onEditLink: useCallback(
      (editor: LinkPopoverProps['editor'], by: LinkPopoverProps['by']) => setLink({ editor, by }),
      [],
    ),
    popover: link && (
      <Suspense>
        <LinkPopover {...link} onClose={close} />
      </Suspense>
    ),
  };
}
