import { BLOCK_ELEMENTS } from '#ui/rich-text/text-blocks.ts';
import { checkSpelling, knownMistakes } from './check-spelling.ts';
import type { Mistake } from './mistake.ts';
import type { SpellingLanguage } from './spelling-language.ts';

/** A mistake that is underlined: where it is on the screen and in its text. */
export type UnderlinedMistake = { mistake: Mistake; range: Range; element: HTMLElement; block: number };

type Options = {
  language: SpellingLanguage;
  /** Reports whether the member or the CV accepts a mistake. */
  isAccepted: (mistake: Mistake) => boolean;
};

const TEXTS = '#content [data-rich-text]:not([aria-readonly=true])';
const EDIT_PAUSE_MS = 400;
/** The name of the underlines in `::highlight()`. */
const HIGHLIGHT = 'spelling';
/** Added by script, because the style sheet's compiler doesn't know the pseudo-element. */
const STYLE = `::highlight(${HIGHLIGHT}) { text-decoration: underline wavy var(--error); text-underline-offset: 0.15em; }`;

/**
 * Underlines the mistakes in the texts of the editor, also while they are edited. The underlines are highlights, which
 * don't change the document, so that neither the caret nor the undo history notices them.
 */
export function makeUnderlines(initialOptions: Options) {
  let options = initialOptions;
  let underlined: UnderlinedMistake[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const texts = new Set<HTMLElement>();

  let isStopped = false;
  const schedule = (delayMs = EDIT_PAUSE_MS) => {
    clearTimeout(timer);
    // Answers for a language that is no longer checked may still arrive.
    if (isStopped) return;
    timer = setTimeout(underline, delayMs);
  };
  const scheduleAfterEdit = () => schedule();

  function underline() {
    underlined = [];
    const missing: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(TEXTS)) {
      // The browser's own underlines would be on top of these, and in the browser's language.
      element.spellcheck = false;
      texts.add(element);
      for (const [block, paragraph] of blocksOf(element).entries()) {
        const text = textOf(paragraph);
        if (text.trim() === '') continue;
        const mistakes = knownMistakes(options.language, text);
        if (mistakes) underlined.push(...rangesOf(mistakes, { paragraph, element, block }));
        else missing.push(text);
      }
    }
    CSS.highlights.set(HIGHLIGHT, new Highlight(...underlined.map(({ range }) => range)));
    if (missing.length > 0) void checkAll(missing);
  }

  async function checkAll(missing: readonly string[]) {
    const answers = await Promise.all(missing.map((text) => checkSpelling(options.language, text)));
    if (answers.some((answer) => answer !== undefined)) schedule(0);
  }

  const rangesOf = (
    mistakes: readonly Mistake[],
    place: { paragraph: Element; element: HTMLElement; block: number },
  ): UnderlinedMistake[] =>
    mistakes
      .filter((mistake) => !options.isAccepted(mistake))
      .flatMap((mistake) => {
        const range = rangeIn(place.paragraph, mistake.from, mistake.to);
        return range && !isBeingTyped(range) ? [{ mistake, range, element: place.element, block: place.block }] : [];
      });

  const observer = new MutationObserver(scheduleAfterEdit);
  observer.observe(document.querySelector('#content') ?? document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  document.addEventListener('selectionchange', scheduleAfterEdit);
  const style = new CSSStyleSheet();
  style.replaceSync(STYLE);
  document.adoptedStyleSheets.push(style);
  schedule(0);

  return {
    /** Returns the underlined mistake at the caret. */
    atCaret: (): UnderlinedMistake | undefined => {
      const selection = document.getSelection();
      const { focusNode } = selection ?? {};
      if (!selection?.isCollapsed || !focusNode) return undefined;
      // A text that just became an editor has new elements.
      underline();
      return underlined.find(({ range }) => range.isPointInRange(focusNode, selection.focusOffset));
    },
    setOptions: (next: Options) => {
      options = next;
      schedule(0);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('selectionchange', scheduleAfterEdit);
      for (const element of texts) element.removeAttribute('spellcheck');
      CSS.highlights.delete(HIGHLIGHT);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== style);
    },
  };
}

/** Reports whether this browser can underline. Without, the review still lists the mistakes. */
export const canUnderline = () => typeof Highlight === 'function' && 'highlights' in CSS;

/** A text without markup yet is a block of its own. */
function blocksOf(element: HTMLElement): Element[] {
  const blocks = [...element.querySelectorAll(BLOCK_ELEMENTS)];
  return blocks.length > 0 ? blocks : [element];
}

/** The text nodes and line breaks of a block, in order. The break that an editor adds at the end is no text. */
function piecesOf(block: Element) {
  const pieces: { node: Text | Element; text: string }[] = [];
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) pieces.push({ node, text: node.data });
    else if (node instanceof HTMLBRElement && !node.classList.contains('ProseMirror-trailingBreak'))
      pieces.push({ node, text: '\n' });
  }
  return pieces;
}

const textOf = (block: Element) =>
  piecesOf(block)
    .map(({ text }) => text)
    .join('');

/** Returns the range between two positions in the text of a block. */
function rangeIn(block: Element, from: number, to: number): Range | undefined {
  const range = document.createRange();
  let position = 0;
  let isStarted = false;
  for (const { node, text } of piecesOf(block)) {
    const end = position + text.length;
    if (node instanceof Text) {
      if (!isStarted && from < end) {
        range.setStart(node, from - position);
        isStarted = true;
      }
      if (isStarted && to <= end) {
        range.setEnd(node, to - position);
        return range;
      }
    }
    position = end;
  }
  return undefined;
}

/** Reports whether the caret is at the end of the word, which is then not finished. */
function isBeingTyped(range: Range) {
  const selection = document.getSelection();
  return (
    selection?.isCollapsed === true &&
    selection.focusNode === range.endContainer &&
    selection.focusOffset === range.endOffset &&
    document.activeElement?.contains(range.endContainer) === true
  );
}
