import { CEFR_LEVELS, type CefrLevel } from '../../shapes.ts';

const LEVELS = CEFR_LEVELS.filter((level) => level !== '' && level !== 'native');

/**
 * Returns the level of a language whose skills, such as reading, have levels of their own: the lowest of them.
 * `isComplete` tells whether it says all of them.
 */
export function lowestLevel(levels: readonly unknown[]): { level: CefrLevel; isComplete: boolean } {
  const known = LEVELS.filter((level) => levels.some((one) => String(one).trim().toUpperCase() === level));
  return {
    level: known[0] ?? '',
    isComplete: known.length <= 1 && levels.every((one) => known.includes(String(one).trim().toUpperCase() as 'A1')),
  };
}
