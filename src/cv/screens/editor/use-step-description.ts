import { useTranslations } from 'use-intl';
import type { CvContent } from '../../contract.ts';
import type { OperationLabel } from '../../model/operations.ts';
import { useChangeDescription } from '../history/use-change-description.ts';

const CHANGE_BY_OPERATION = {
  set: 'changed',
  insert: 'added',
  move: 'moved',
  remove: 'removed',
  hide: 'hidden',
  show: 'shown',
} as const;

/** Returns a function that describes an undo step in words. */
export function useStepDescription(content: CvContent) {
  const describeChange = useChangeDescription([content]);
  const headings = useTranslations('cv-page.sections');
  return (label: OperationLabel | undefined) => {
    if (!label) return undefined;
    const { did, kind, name, field, section } = label;
    const displayName = name || (section ? headings(section) : '');
    return describeChange({ did: CHANGE_BY_OPERATION[did], kind, at: [], name: displayName, inside: '', field });
  };
}
