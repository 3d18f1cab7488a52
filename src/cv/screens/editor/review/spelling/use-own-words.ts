import { useTranslations } from 'use-intl';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { CvContent } from '../../../../contract.ts';
import { dismissOperation, restoreOperation } from '../../../../model/checks/marks.ts';
import { useCvEditor } from '../../cv-editor-context.tsx';
import type { Mistake } from './mistake.ts';
import { useStoredWords } from './use-stored-words.ts';

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
  const stored = useStoredWords();
  const storedWords = new Set(stored.words);
  const marks = new Set(content.dismissed);
  const marked = content.dismissed
    .filter((mark) => mark.startsWith(WORD_MARK))
    .map((mark) => mark.slice(WORD_MARK.length));
  /** The CV with its latest marks, which may be newer than those that were rendered. */
  const latest = () => ({ ...content, dismissed: editor.read([], 'dismissed') as string[] });

  const forget = (mark: string, word: string | undefined) => {
    if (latest().dismissed.includes(mark)) editor.do(restoreOperation(latest(), mark));
    if (word !== undefined) void stored.change((words) => words.filter((one) => one !== word));
  };
  return {
    /** The member's words, in alphabetical order. */
    words: [...new Set([...stored.words, ...marked])].toSorted((a, b) => a.localeCompare(b)),
    isAccepted: (mistake: Mistake) =>
      marks.has(markOf(mistake)) || (mistake.kind === 'spelling' && storedWords.has(mistake.text.toLowerCase())),
    accept: (mistake: Mistake) => {
      const word = mistake.kind === 'spelling' ? mistake.text.toLowerCase() : undefined;
      const mark = markOf(mistake);
      editor.do(dismissOperation(latest(), mark));
      if (word !== undefined) void stored.change((words) => [...words.filter((one) => one !== word), word]);
      toast({
        text: t(word === undefined ? 'ignored' : 'added', { text: mistake.text }),
        undo: () => forget(mark, word),
      });
    },
    remove: (word: string) => forget(WORD_MARK + word, word),
  };
}
