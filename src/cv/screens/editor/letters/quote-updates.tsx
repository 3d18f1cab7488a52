import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { shorten } from '#platform/pure/markdown/shorten.ts';
import { Button } from '#ui/actions/button.tsx';
import { LiveText } from '#ui/live-text.tsx';
import type { CvContent } from '../../../contract.ts';
import { answerQuote, type ChangedQuote, changedQuotes } from '../../../model/letters/changed-quotes.ts';
import type { Letter } from '../../../model/shapes.ts';
import { DiffText } from '../../history/diff-text.tsx';
import { useCvEditor } from '../cv-editor-context.tsx';

const MAX_NAME_LENGTH = 60;

/** The texts of a letter that have changed in its CV, each with buttons that update or keep the letter. */
export function QuoteUpdates({ content, letter }: { content: CvContent; letter: Letter }) {
  const t = useTranslations('cv-letters.quotes');
  const editor = useCvEditor();
  const place = useRef<HTMLDivElement>(null);
  const [announcement, announce] = useState('');
  const changed = changedQuotes(content, letter);
  const answer = (one: ChangedQuote, choice: 'update' | 'keep') => () => {
    place.current?.focus();
    editor.do(...answerQuote(content, letter.id, one, choice));
    announce(t(choice === 'update' ? 'updated' : 'kept'));
  };
  return (
    // Keeps the focus when the buttons disappear.
    <div ref={place} tabIndex={-1} className="outline-hidden">
      {changed.map((one) => {
        const text = shorten(one.quote.text, MAX_NAME_LENGTH);
        return (
          <div key={one.quote.id} className="mt-2 rounded-card border border-border bg-tint p-3">
            <p className="text-xs">{t('changed')}</p>
            <DiffText words={one.words} />
            {!editor.locked && (
              <div className="flex flex-wrap gap-2 pt-2">
                <Button aria-label={t('updateNamed', { text })} onClick={answer(one, 'update')}>
                  {t('update')}
                </Button>
                <Button tone="quiet" aria-label={t('keepNamed', { text })} onClick={answer(one, 'keep')}>
                  {t('keep')}
                </Button>
              </div>
            )}
          </div>
        );
      })}
      <LiveText>{announcement}</LiveText>
    </div>
  );
}
