import { useTranslations } from 'use-intl';
import { Questions } from '#records/components.tsx';
import type { CvContent } from '../../contract.ts';
import { nameOf, placeAt } from '../../model/tree.ts';
import { useDeedWords } from './use-deed-words.ts';
import type { CvView } from './writing/cv-writer.ts';

type Conflict = CvView['conflicts'][number];
type Props = {
  conflicts: readonly Conflict[];
  content: CvContent;
  onSettle: (at: number, keep: 'mine' | 'theirs') => void;
};

/** Lists the conflicts between local changes and changes made elsewhere, field by field, for the member to resolve. */
export function Conflicts({ conflicts, content, onSettle }: Props) {
  const t = useTranslations('cv-editor.conflicts');
  const wordsOf = useDeedWords(content);
  const nameOfPlace = ({ at, field }: Conflict) => {
    const place = placeAt(content, at);
    if (!place) return '';
    return (
      wordsOf({ did: 'set', kind: place.kind, name: nameOf(place), ...(field === undefined ? {} : { field }) }) ?? ''
    );
  };
  /** Returns both sides of a conflict as text. For a removed entry these are "removed" and "changed". */
  const bothOf = ({ field, mine, theirs }: Conflict) => {
    if (field !== undefined) return { mine: described(mine), theirs: described(theirs) };
    const isTheirs = theirs === 'removed';
    return { mine: t(isTheirs ? 'changed' : 'removed'), theirs: t(isTheirs ? 'removed' : 'changed') };
  };
  return (
    <Questions
      questions={conflicts.map((conflict, at) => ({
        key: [...conflict.at, conflict.field, at].join('/'),
        about: nameOfPlace(conflict),
        ...bothOf(conflict),
        onSettle: (keep) => onSettle(at, keep),
      }))}
    />
  );
}

/** Returns a field value as readable text, or a dash if it is empty. */
function described(value: unknown): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return text === '' ? '–' : text;
}
