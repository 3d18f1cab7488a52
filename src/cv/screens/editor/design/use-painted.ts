import { useEffect, useState } from 'react';
import { makeTurns } from './turns.ts';

/** One waits for the first ones; those that follow a change leave room for the pages themselves. */
const firstOnes = makeTurns(2);
const laterOnes = makeTurns(1);

/** The last picture that is ready to be painted: of before, until that of the address is. Fetched only while it is seen. */
export function usePainted(address: string, seen: boolean) {
  const [painted, setPainted] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!seen || painted === address) return;
    const leaving = new AbortController();
    const inTurn = painted === undefined ? firstOnes : laterOnes;
    void inTurn(leaving.signal, () => decoded(address)).then(
      (there) => {
        if (there) setPainted(address);
      },
      () => setFailed(true),
    );
    return () => leaving.abort();
  }, [address, seen, painted]);
  return { painted, failed };
}

async function decoded(address: string) {
  const image = new Image();
  image.src = address;
  await image.decode();
}
