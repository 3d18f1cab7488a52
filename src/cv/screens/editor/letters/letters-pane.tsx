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

function Letters({ writer, content, open, onOpen, onNavigate, focusTracking }: LettersPaneProps) {
  const letter = content.letters.find(({ id }) => id === open);
  if (!letter) return <LetterList writer={writer} content={content} onOpen={onOpen} onNavigate={onNavigate} />;
  return (
    <div {...focusTracking}>
      <LetterForm key={letter.id} writer={writer} content={content} letter={letter} onBack={() => onOpen(undefined)} />
    </div>
  );
}
