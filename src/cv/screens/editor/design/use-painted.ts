import { useEffect, useState } from 'react';
import { makeTurns } from './turns.ts';

/** First thumbnails load two at a time; updates load one at a time, to leave capacity for the pages. */
const firstOnes = makeTurns(2);
const laterOnes = makeTurns(1);

/** Returns the last decoded image: the previous one until the one at `address` is ready. Loads only while `seen`. */
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
