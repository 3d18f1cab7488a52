import { Mail, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { createTranslator } from 'use-intl/core';
import { useMessagesIn } from '#platform/browser/i18n/messages-provider.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import type { CvContent } from '../../../contract.ts';
import { CV_LIMITS } from '../../../model/content.ts';
import { languageOf } from '../../../model/language-of.ts';
import { lettersWithChangedQuotes } from '../../../model/letters/changed-quotes.ts';
import { type LetterStart, localIsoDate, newLetter } from '../../../model/letters/new-letter.ts';
import { newId } from '../../../model/new-id.ts';
import type { Letter } from '../../../model/shapes.ts';
import { useScreenAction } from '../../screen-actions.tsx';
import { useCvEditor } from '../cv-editor-context.tsx';
import { LetterRow } from './letter-row.tsx';
import type { LettersPaneProps } from './letters-pane-props.ts';
import { sharedLetter } from './shared-letter.ts';

/** List of the CV's letters, with a button that creates one. */
export function LetterList({
  writer,
  content,
  onOpen,
  onNavigate,
}: Pick<LettersPaneProps, 'writer' | 'content' | 'onOpen' | 'onNavigate'>) {
  const t = useTranslations('cv-letters');
  const editor = useCvEditor();
  const letters = useLetters(content);
  const changed = useMemo(() => lettersWithChangedQuotes(content), [content]);
  const isLimitReached = content.letters.length >= CV_LIMITS.letters;
  const navigateToField = (id: string, field: string) => onNavigate(['letters', id], field);
  const create = () => navigateToField(letters.create(), 'recipient');
  useScreenAction('new-letter', editor.locked || isLimitReached ? undefined : create);
  const add = editor.locked ? null : (
    <Button
      tone={content.letters.length === 0 ? 'primary' : 'quiet'}
      icon={Plus}
      disabledReason={isLimitReached ? t('full', { count: CV_LIMITS.letters }) : undefined}
      onClick={create}
    >
      {t('new')}
    </Button>
  );
  if (content.letters.length === 0)
    return <EmptyState icon={Mail} title={t('emptyTitle')} text={t('emptyText')} action={add} />;
  return (
    <>
      <ul aria-label={t('list')}>
        {content.letters.map((letter) => (
          <LetterRow
            key={letter.id}
            letter={letter}
            shared={sharedLetter(writer, letter)}
            content={content}
            hasChangedQuotes={changed.has(letter.id)}
            onOpen={() => onOpen(letter.id)}
            onRename={() => navigateToField(letter.id, 'name')}
            onDuplicate={isLimitReached ? undefined : () => navigateToField(letters.duplicate(letter), 'name')}
            onRemove={() => letters.remove(letter)}
          />
        ))}
      </ul>
      <div className="pt-2">{add}</div>
    </>
  );
}

/** Returns functions that create, duplicate and remove letters. */
function useLetters(content: CvContent) {
  const t = useTranslations('cv-letters');
  const editor = useCvEditor();
  const defaults = useLetterDefaults(content);
  const insert = (letter: Letter, after: string | null) => {
    editor.do({ do: 'insert', into: [], list: 'letters', item: letter, after });
    return letter.id;
  };
  return {
    /** Appends a letter in the CV's language and returns its id. */
    create: () =>
      insert(newLetter(content, newId(), localIsoDate(new Date()), defaults), content.letters.at(-1)?.id ?? null),
    duplicate: (letter: Letter) => {
      const quotes = letter.quotes.map((quote) => ({ ...quote, id: newId() }));
      const name = t('copyOf', { name: letter.name || t('unnamed') });
      return insert({ ...letter, id: newId(), name, quotes }, letter.id);
    },
    remove: ({ id }: Letter) => editor.do({ do: 'remove', at: ['letters', id] }),
  };
}

/** Returns the initial texts of a letter. `{company}` and `{recipient}` remain, as they are variables of the letter. */
function useLetterDefaults({ design }: CvContent): LetterStart {
  const { words: locale } = languageOf(design.language);
  const messages = { 'cv-letters': useMessagesIn(locale, 'cv-letters') };
  const t = createTranslator({ locale, messages, namespace: 'cv-letters.start' });
  return {
    name: t('name'),
    subject: t('subject', { company: '{company}' }),
    salutation: t('salutation', { recipient: '{recipient}' }),
    closing: t('closing'),
  };
}
