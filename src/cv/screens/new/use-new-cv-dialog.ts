import { useState } from 'react';

/** The ways to create a CV. The first needs work. */
export const CREATION_MODES = ['work', 'blank', 'example', 'file'] as const;
export type CreationMode = (typeof CREATION_MODES)[number];

/**
 * Returns the state of the dialog that creates a CV. `wasOpened` stays true, so that the dialog is loaded on first use
 * and stays mounted while it closes.
 */
export function useNewCvDialog() {
  const [state, setState] = useState<{ mode: CreationMode; open: boolean; wasOpened: boolean }>({
    mode: 'blank',
    open: false,
    wasOpened: false,
  });
  return {
    ...state,
    openDialog: (mode: CreationMode) => setState({ mode, open: true, wasOpened: true }),
    close: () => setState((previous) => ({ ...previous, open: false })),
  };
}
