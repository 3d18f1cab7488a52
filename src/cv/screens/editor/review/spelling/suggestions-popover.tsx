import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { AnchoredPopover } from '#ui/overlays/anchored-popover.tsx';
import { editorOf } from '#ui/rich-text/load-editor.ts';
import type { UnderlinedMistake } from './underlines.ts';

type Props = {
  at: UnderlinedMistake;
  /** A click leaves the focus in the text, so that typing goes on. */
  by: 'click' | 'key';
  /** The language tag of the text. */
  language: string;
  onAccept: () => void;
  onClose: () => void;
};

/** A popover below an underlined mistake, with its corrections. */
export function SuggestionsPopover({ at: { mistake, range, element, block }, by, language, onAccept, onClose }: Props) {
  const t = useTranslations('cv-review.spelling');
  const firstButton = useRef<HTMLButtonElement>(null);
  const correct = (replacement: string) => {
    const editor = editorOf.get(element)?.();
    const { from, to } = mistake;
    editor?.replaceInBlock({ block, from, to }, mistake.text, replacement);
    onClose();
    element.focus();
  };
  return (
    <AnchoredPopover
      anchor={() => range.getBoundingClientRect()}
      title={t('suggestionsFor', { text: mistake.text })}
      className="grid max-w-72 gap-2 p-2"
      initialFocus={by === 'key' ? firstButton : false}
      finalFocus={by === 'key' ? () => element : false}
      onClose={onClose}
    >
      {mistake.message !== undefined && (
        <p lang="en" dir="auto" className="text-pretty px-1 text-text-secondary">
          {mistake.message}
        </p>
      )}
      <div className="flex flex-wrap gap-1.5">
        {mistake.suggestions.map((suggestion, index) => (
          <Button
            key={suggestion}
            ref={index === 0 ? firstButton : undefined}
            lang={language}
            onClick={() => correct(suggestion)}
          >
            {suggestion === '' ? t('remove', { text: mistake.text }) : <bdi>{suggestion}</bdi>}
          </Button>
        ))}
        <Button
          tone="quiet"
          ref={mistake.suggestions.length === 0 ? firstButton : undefined}
          onClick={() => {
            onAccept();
            onClose();
            element.focus();
          }}
        >
          {t(mistake.kind === 'spelling' ? 'add' : 'ignore')}
        </Button>
      </div>
    </AnchoredPopover>
  );
}
