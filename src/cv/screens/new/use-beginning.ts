import { useState } from 'react';

/** The ways to a new CV. */
export const WAYS = ['blank', 'example', 'file'] as const;
export type Way = (typeof WAYS)[number];

/** Whether a new one is being begun, and in which way. */
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
