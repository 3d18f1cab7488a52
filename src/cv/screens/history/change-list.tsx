import type { CvChange } from './cv-change.ts';
import { DiffText } from './diff-text.tsx';
import { hasReadableWords } from './has-readable-words.ts';

type Props = { changes: readonly CvChange[]; describe: (change: CvChange) => string };

/** Changes as sentences, each with the words that differ. */
export const ChangeList = ({ changes, describe }: Props) => (
  <ul className="grid gap-1">
    {changes.map((change) => (
      <li key={[change.did, ...change.at, change.field].join(' ')}>
        <p className="break-words text-text-secondary">{describe(change)}</p>
        {change.words && hasReadableWords(change) && <DiffText words={change.words} />}
      </li>
    ))}
  </ul>
);
