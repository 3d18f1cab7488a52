import { type RefObject, useEffect, useState } from 'react';
import { fieldKey } from '../../model/review/field-text.ts';
import { type FormSection, fieldsOfSection } from './fields/form-fields.ts';
import { entryKeyOf } from './page/entry-boxes.ts';

type Options = {
  panel: RefObject<HTMLElement | null>;
  sections: readonly FormSection[];
  /** The sections and entries that are open at first. */
  initiallyOpen: () => ReadonlySet<string>;
  /** Shows the fields, where there is not enough space for them beside the page. */
  showFields: () => void;
};

/** Returns which sections and entries are open, which field is highlighted, and a function that moves the focus to one. */
export function useReviewFocus({ panel, sections, initiallyOpen, showFields }: Options) {
  const [open, setOpen] = useState(initiallyOpen);
  const [active, setActive] = useState<string>();
  /** The field that gets the focus once it is shown. A new object asks again for the same field. */
  const [request, setRequest] = useState<{ key: string }>();
  useEffect(() => {
    const field = request && panel.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(request.key)}"]`);
    field
      ?.querySelector<HTMLElement>('input:not([type=checkbox]):not([aria-hidden]), textarea')
      ?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [request, panel]);
  const onOpenChange = (key: string, isOpen: boolean) =>
    setOpen((previous) => {
      const next = new Set(previous);
      if (isOpen) next.add(key);
      else next.delete(key);
      return next;
    });
  const focusField = (key: string) => {
    const section = sections.find((one) => fieldsOfSection(one).some((field) => fieldKey(field) === key));
    showFields();
    setActive(key);
    if (!section) return;
    const entry = entryKeyOf(key.split('/'));
    setOpen((previous) => new Set([...previous, section.key, ...(entry === undefined ? [] : [entry])]));
    setRequest({ key });
  };
  return { open, onOpenChange, active, setActive, focusField };
}
