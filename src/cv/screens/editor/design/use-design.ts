import type { Design } from '../../../model/design.ts';
import { useHand } from '../hand.tsx';
import { changesOf } from './changes-of.ts';

/** What is done to the design of the CV that is open. */
export function useDesign() {
  const hand = useHand();
  return {
    locked: hand.locked,
    set: <Name extends keyof Design>(field: Name, value: Design[Name]) =>
      hand.do({ do: 'set', at: ['design'], field, value }),
    /** All of it in one step. */
    setAll: (design: Design, wanted: Partial<Design>) => {
      const operations = changesOf(design, wanted);
      if (operations.length > 0) hand.do(...operations);
    },
  };
}
