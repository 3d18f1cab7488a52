import type { PartTexts } from '../../contract.ts';

export type SiteText = PartTexts['texts'][number];

/** Returns the state of a text whose translation is being typed. */
export function stateOf({ original, isName, translation }: SiteText, typed: string) {
  if (typed.trim() === '') return isName ? 'done' : 'missing';
  return translation && translation.text === typed && translation.original !== original ? 'changed' : 'done';
}
