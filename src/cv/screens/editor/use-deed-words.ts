import { useTranslations } from 'use-intl';
import type { CvContent } from '../../contract.ts';
import type { Label } from '../../model/operations.ts';
import { useChangeWords } from '../history/use-change-words.ts';

const DID = {
  set: 'changed',
  insert: 'added',
  move: 'moved',
  remove: 'removed',
  hide: 'hidden',
  show: 'shown',
} as const;

/** Returns a function that describes an undo step in words. */
export function useDeedWords(content: CvContent) {
  const wordsOf = useChangeWords([content]);
  const headings = useTranslations('cv-page.sections');
  return (label: Label | undefined) => {
    if (!label) return undefined;
    const { did, kind, name, field, section } = label;
    const called = name || (section ? headings(section) : '');
    return wordsOf({ did: DID[did], kind, at: [], name: called, inside: '', field });
  };
}
