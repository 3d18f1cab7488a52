import { createContext, type ReactNode, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** An action of the screen that buttons, palette commands and keys share. */
export type ScreenActionName =
  | 'rename'
  | 'history'
  | 'name-version'
  | 'sharing'
  | 'publish'
  | 'new-letter'
  | 'enlarge'
  | 'reduce'
  | 'fit-width'
  | `fit-${number}`;

/** The time after which an action that was requested before its part of the screen has loaded is forgotten. */
const PATIENCE_MS = 5000;

function makeScreenActions() {
  const offered = new Map<ScreenActionName, () => void>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let requested: { name: ScreenActionName; at: number } | undefined;
  return {
    /** Makes an action available, and runs it if it was requested while its part of the screen was loading. */
    offer(name: ScreenActionName, run: () => void) {
      offered.set(name, run);
      notify();
      if (requested?.name === name) {
        const isRecent = performance.now() - requested.at < PATIENCE_MS;
        requested = undefined;
        // An overlay that opens with this part first moves the focus.
        if (isRecent) requestAnimationFrame(run);
      }
      return () => {
        if (offered.get(name) === run) offered.delete(name);
        notify();
      };
    },
    isOffered: (name: ScreenActionName) => offered.has(name),
    /** Calls the listener when what is offered changes, and returns a function that unsubscribes it. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Runs an action if it is possible now. */
    run: (name: ScreenActionName) => offered.get(name)?.(),
    /** Runs an action now, or once its part of the screen has loaded. */
    request(name: ScreenActionName) {
      const run = offered.get(name);
      requested = run ? undefined : { name, at: performance.now() };
      run?.();
    },
  };
}

const ScreenActions = createContext<ReturnType<typeof makeScreenActions> | undefined>(undefined);

export function ScreenActionsProvider({ children }: { children: ReactNode }) {
  const [actions] = useState(makeScreenActions);
  return <ScreenActions value={actions}>{children}</ScreenActions>;
}

/** Returns the actions of the screen, to run them. */
export function useScreenActions() {
  const actions = use(ScreenActions);
  if (!actions) throw new Error('the screen has no actions');
  return actions;
}

/** Returns whether an action is possible now. */
export function useIsOffered(name: ScreenActionName) {
  const actions = useScreenActions();
  return useSyncExternalStore(actions.subscribe, () => actions.isOffered(name));
}

/** Offers an action to the screen while the component shows its button; undefined if it is not possible now. */
export function useScreenAction(name: ScreenActionName, run: (() => void) | undefined) {
  const actions = use(ScreenActions);
  const latest = useRef(run);
  const isPossible = run !== undefined;
  useEffect(() => {
    latest.current = run;
  });
  useEffect(
    () => (isPossible ? actions?.offer(name, () => latest.current?.()) : undefined),
    [actions, name, isPossible],
  );
}
