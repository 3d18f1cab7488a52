import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CvContent } from '../../../../contract.ts';
import { FoundTerm } from './found-term.tsx';
import type { JobMatchProps } from './job-match-props.ts';
import { TermGroup } from './term-group.tsx';
import type { Term } from './use-job-match.ts';

type Props = { terms: readonly Term[]; newTerms: readonly string[]; content: CvContent } & Pick<
  JobMatchProps,
  'onNavigate'
>;

/** List of the terms that the CV contains, of which one at a time shows its occurrences. */
export function FoundTerms({ terms, newTerms, content, onNavigate }: Props) {
  const t = useTranslations('cv-job');
  const [open, setOpen] = useState<string>();
  if (terms.length === 0) return null;
  return (
    <TermGroup title={t('has', { count: terms.length })}>
      <ul className="-mx-2">
        {terms.map((term) => (
          <FoundTerm
            key={term.term}
            term={term}
            isNew={newTerms.includes(term.term)}
            open={open === term.term}
            onToggle={() => setOpen(open === term.term ? undefined : term.term)}
            content={content}
            onNavigate={onNavigate}
          />
        ))}
      </ul>
    </TermGroup>
  );
}
