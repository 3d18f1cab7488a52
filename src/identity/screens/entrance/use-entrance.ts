import { useEffect, useState } from 'react';
import type { Entrance } from '../../contract.ts';
import { identityCalls } from '../identity-calls.ts';

/** Where it cannot be asked, one may try: the server decides in the end. */
const UNKNOWN: Entrance = { signUp: 'open', hidesAccounts: false };

let asked: Promise<Entrance> | undefined;

/** How one can register here; nothing while that is being asked. */
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
