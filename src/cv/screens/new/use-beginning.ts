import { useState } from 'react';

/** The ways to create a CV. */
export const WAYS = ['blank', 'example', 'file'] as const;
export type Way = (typeof WAYS)[number];

/** Returns the state of the dialog that creates a CV. `asked` stays true once it has been opened. */
export function useBeginning() {
  const [state, setState] = useState<{ way: Way; open: boolean; asked: boolean }>({
    way: 'blank',
    open: false,
    asked: false,
  });
  return {
    ...state,
    begin: (way: Way) => setState({ way, open: true, asked: true }),
    close: () => setState((before) => ({ ...before, open: false })),
  };
}
