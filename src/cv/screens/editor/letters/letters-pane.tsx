import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { LetterForm } from './letter-form.tsx';
import { LetterList } from './letter-list.tsx';
import type { LettersPaneProps } from './letters-pane-props.ts';

/** Pane for the CV's letters: the list, or the form of the open letter. */
export const LettersPane = (props: LettersPaneProps) => (
  <MessagesProvider domains={['cv-letters']}>
    <Letters {...props} />
  </MessagesProvider>
);

function Letters({ writer, content, open, onOpen, onNavigate, onFieldFocus }: LettersPaneProps) {
  const letter = content.letters.find(({ id }) => id === open);
  if (!letter) return <LetterList content={content} onOpen={onOpen} onNavigate={onNavigate} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus
    <div onFocus={({ target }) => onFieldFocus(target)}>
      <LetterForm key={letter.id} writer={writer} content={content} letter={letter} onBack={() => onOpen(undefined)} />
    </div>
  );
}
