import type { Design } from '../../../model/design.ts';
import { useHand } from '../hand.tsx';
import { changesOf } from './changes-of.ts';

/** Returns setters for the design of the open CV. */
export function useDesign() {
  const hand = useHand();
  return {
    locked: hand.locked,
    set: <Name extends keyof Design>(field: Name, value: Design[Name]) =>
      hand.do({ do: 'set', at: ['design'], field, value }),
    /** Applies several values as one undo step; does nothing if none differs. */
    setAll: (design: Design, wanted: Partial<Design>) => {
      const operations = changesOf(design, wanted);
      if (operations.length > 0) hand.do(...operations);
    },
  };
}
