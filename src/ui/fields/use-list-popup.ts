import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';

type ListActions = { unmount: () => void; close: () => void };

export type ListPopupState = {
  /** Props of the root of a combobox or an autocomplete. */
  root: { actionsRef: RefObject<ListActions | null>; onOpenChange: (open: boolean) => void };
  /** Closes the list when the focus leaves the input for anything else than the list or its button. */
  onBlur: (event: FocusEvent) => void;
  popupRef: RefObject<HTMLDivElement | null>;
  triggerRef: RefObject<HTMLButtonElement | null>;
};

/**
 * Manages the list of a combobox that `ListPopup` shows: closes it when the focus leaves, and unmounts it after its
 * closing animation. The popup of the library does this too, but hides the rest of the page from assistive technology.
 */
export function useListPopup(): ListPopupState {
  const actionsRef = useRef<ListActions>(null);
  const popupRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen) return;
    let isCurrent = true;
    const animations = popupRef.current?.getAnimations() ?? [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (isCurrent) actionsRef.current?.unmount();
    });
    return () => {
      isCurrent = false;
    };
  }, [isOpen]);
  return {
    root: { actionsRef, onOpenChange: setOpen },
    onBlur: ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node)) return;
      if (popupRef.current?.contains(relatedTarget) || triggerRef.current?.contains(relatedTarget)) return;
      actionsRef.current?.close();
    },
    popupRef,
    triggerRef,
  };
}
