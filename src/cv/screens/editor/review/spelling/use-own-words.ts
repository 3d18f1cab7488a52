import { useTranslations } from 'use-intl';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { CvContent } from '../../../../contract.ts';
import { dismissOperation, restoreOperation } from '../../../../model/checks/marks.ts';
import { useCvEditor } from '../../cv-editor-context.tsx';
import { useStoredText } from '../use-stored-text.ts';
import type { Mistake } from './mistake.ts';

const MAX_WORDS = 2000;
const WORD_MARK = 'spelling:';
const GRAMMAR_MARK = 'grammar:';
const MAX_MARK_LENGTH = 80;

const markOf = ({ kind, text }: Pick<Mistake, 'kind' | 'text'>) =>
  (kind === 'spelling' ? WORD_MARK + text.toLowerCase() : GRAMMAR_MARK + text).slice(0, MAX_MARK_LENGTH);

/**
 * Returns which mistakes the member accepts, and functions to accept one. Words are accepted in all CVs of this browser
 * until the member signs out, and always in this CV.
 */
export function useOwnWords(content: CvContent) {
  const t = useTranslations('cv-review.spelling');
  const editor = useCvEditor();
  const toast = useToast();
  const { text = '', write } = useStoredText('spelling-words');
  const stored = text.split('\n').filter((word) => word !== '');
  const storedWords = new Set(stored);
  const marks = new Set(content.dismissed);
  const marked = content.dismissed
    .filter((mark) => mark.startsWith(WORD_MARK))
    .map((mark) => mark.slice(WORD_MARK.length));

  const remove = (word: string) => {
    write(stored.filter((one) => one !== word).join('\n'));
    if (marks.has(WORD_MARK + word)) editor.do(restoreOperation(content, WORD_MARK + word));
  };
  return {
    /** The member's words, in alphabetical order. */
    words: [...new Set([...stored, ...marked])].toSorted((a, b) => a.localeCompare(b)),
    isAccepted: (mistake: Mistake) =>
      marks.has(markOf(mistake)) || (mistake.kind === 'spelling' && storedWords.has(mistake.text.toLowerCase())),
    accept: (mistake: Mistake) => {
      const word = mistake.text.toLowerCase();
      const mark = markOf(mistake);
      editor.do(dismissOperation(content, mark));
      if (mistake.kind === 'spelling') write([...stored, word].slice(-MAX_WORDS).join('\n'));
      toast({
        text: t(mistake.kind === 'spelling' ? 'added' : 'ignored', { text: mistake.text }),
        undo: () => {
          editor.do({ do: 'set', at: [], field: 'dismissed', value: content.dismissed });
          if (mistake.kind === 'spelling') write(text);
        },
      });
    },
    remove,
  };
}
