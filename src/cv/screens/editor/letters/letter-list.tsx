import { Mail, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CV_LIMITS } from '../../../model/content.ts';
import { useCvEditor } from '../cv-editor-context.tsx';
import { LetterRow } from './letter-row.tsx';
import type { LettersPaneProps } from './letters-pane-props.ts';
import { useLetters } from './use-letters.ts';

/** List of the CV's letters, with a button that creates one. */
export function LetterList({
  content,
  onOpen,
  onNavigate,
}: Pick<LettersPaneProps, 'content' | 'onOpen' | 'onNavigate'>) {
  const t = useTranslations('cv-letters');
  const editor = useCvEditor();
  const letters = useLetters(content);
  const isLimitReached = content.letters.length >= CV_LIMITS.letters;
  const navigateToField = (id: string, field: string) => onNavigate(['letters', id], field);
  const add = editor.locked ? null : (
    <Button
      tone={content.letters.length === 0 ? 'primary' : 'quiet'}
      icon={Plus}
      data-press="new-letter"
      disabledReason={isLimitReached ? t('full', { count: CV_LIMITS.letters }) : undefined}
      onClick={() => navigateToField(letters.create(), 'recipient')}
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
            content={content}
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
