import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { AnchoredPopover } from '#ui/overlays/anchored-popover.tsx';
import type { TextSpan } from '../../../model/formats/unstructured/excerpt.ts';
import { AssignForm } from './assign-form.tsx';

type Props = {
  spans: readonly TextSpan[];
  anchor: () => DOMRect;
  /** Returns the element that gets the focus when the popover closes. */
  opener: () => HTMLElement;
  onClose: () => void;
};

/** A popover that assigns text of the file to a field. */
export function AssignPopover({ spans, anchor, opener, onClose }: Props) {
  const t = useTranslations('cv-import');
  const select = useRef<HTMLSelectElement>(null);
  return (
    <AnchoredPopover
      anchor={anchor}
      title={t('assign')}
      className="max-w-(--available-width) p-3"
      initialFocus={select}
      finalFocus={opener}
      onClose={onClose}
    >
      <AssignForm spans={spans} ref={select} onClose={onClose} onCancel={onClose} />
    </AnchoredPopover>
  );
}
