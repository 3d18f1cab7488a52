import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { LiveText } from '#ui/live-text.tsx';
import { TermGroup } from './term-group.tsx';
import type { Term } from './use-job-match.ts';

/** The terms that the CV lacks, each with a button that copies it. */
export function MissingTerms({ terms }: { terms: readonly Term[] }) {
  const t = useTranslations('cv-job');
  const toast = useToast();
  const [copied, setCopied] = useState<string>();
  // The clipboard API requires a secure context. Without it, terms can be selected and copied manually.
  const { clipboard } = navigator as Partial<Pick<Navigator, 'clipboard'>>;
  const copy = (term: string) =>
    clipboard?.writeText(term).then(
      () => setCopied(term),
      () => toast({ text: t('notCopied'), tone: 'error' }),
    );
  return (
    <TermGroup
      title={t('missing', { count: terms.length })}
      text={terms.length === 0 ? t('nothingMissing') : t(clipboard ? 'missingText' : 'missingTextPlain')}
    >
      <LiveText>{copied === undefined ? '' : t('copied', { term: copied })}</LiveText>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {terms.map(({ term }) => (
          <li key={term} className="min-w-0 max-w-full">
            {clipboard ? (
              <Button
                icon={copied === term ? Check : Copy}
                aria-label={t('copy', { term })}
                className="min-h-8! max-w-full shrink! font-normal [&>svg]:text-text-secondary"
                onClick={() => void copy(term)}
              >
                <bdi className="min-w-0 truncate">{term}</bdi>
              </Button>
            ) : (
              <bdi className="block break-words rounded-control border border-border px-2 py-1">{term}</bdi>
            )}
          </li>
        ))}
      </ul>
    </TermGroup>
  );
}
