import { useEffect, useState } from 'react';
import type { Entrance } from '../../contract.ts';
import { identityCalls } from '../identity-calls.ts';

/** Used when the request fails: the form is shown, and the server decides on submission. */
const UNKNOWN: Entrance = { signUp: 'open', hidesAccounts: false };

let asked: Promise<Entrance> | undefined;

/** Returns the sign-up options of the instance; undefined while they load. */
export function useEntrance() {
  const [entrance, setEntrance] = useState<Entrance>();
  useEffect(() => {
    asked ??= identityCalls.entrance();
    asked.then(setEntrance, () => {
      asked = undefined;
      setEntrance(UNKNOWN);
    });
  }, []);
  return entrance;
}
