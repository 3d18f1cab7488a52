import { Editor, Extension } from '@tiptap/core';
import { type Node, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import { afterPaint } from '#platform/browser/after-paint.ts';
import { markdownOfHtml } from '#platform/pure/markdown/html-to-markdown.ts';
import { safeUrl } from '#platform/pure/markdown/safe-url.ts';
import { type ActiveFormats, activeFormatsOf, type FormatCommand, NO_FORMATS } from './active-formats.ts';
import { directionsOf } from './block-directions.ts';
import {
  adoptSelection,
  allowCaretAtStart,
  type CaretPosition,
  isCaretAt,
  isInEdgeLine,
  select,
  selectedRange,
} from './caret.ts';
import { readDocument } from './document-text.ts';
import { markdownOf } from './document-tree.ts';
import { insertFootnote } from './footnote-edits.ts';
import { boxOf, type LinkRange, linkAtCaret, removeLink, setLink } from './link-edits.ts';
import { replaceDocument } from './replace-document.ts';
import { extensionsOf } from './schema.ts';
import { isInCell, textsInLine } from './table-edits.ts';
import { type BlockRange, positionsOf } from './text-blocks.ts';

export { renderRichText } from './block-directions.ts';
export { joinTexts, lengthOf } from './document-text.ts';

export type { ActiveFormats, FormatCommand };

export type RichTextOptions = {
  /** Also offers headings, numbered lists, quotes, code and tables. */
  long: boolean;
  editable: boolean;
  /** The most characters of Markdown that can be typed. */
  max?: number | undefined;
  /** Offers no lists, because the text is itself an item of one. */
  isListItem?: boolean | undefined;
  /** Called with the Markdown after each edit. */
  onText: (text: string) => void;
  /** Called before the editor handles a key. Returns whether the key was handled. */
  onKeyDown?: ((event: KeyboardEvent, editor: RichTextEditor) => boolean) | undefined;
  /** Called with pasted Markdown. Returns whether it was inserted. */
  onPaste?: ((markdown: string, editor: RichTextEditor) => boolean) | undefined;
  /** Returns the name of a new footnote, in texts that have footnotes. */
  nextFootnote?: (() => string) | undefined;
  /** Called to edit the link at the caret or to make one: by a command, or by a click on a link. */
  onEditLink?: ((editor: RichTextEditor, by: 'command' | 'click') => void) | undefined;
};

/** The most levels of nested lists. */
const MAX_LIST_DEPTH = 2;
/** Marks changes that come from outside of the editor, such as undo. */
const EXTERNAL = 'external';
/** The size of a document with one empty paragraph. */
const EMPTY_SIZE = 2;
export type RichTextEditor = ReturnType<typeof mountRichText>;

/** Turns an element into an editor of a Markdown text. */
export function mountRichText(element: HTMLElement, initialText: string, initialOptions: RichTextOptions) {
  let options = initialOptions;
  let text = initialText;
  const { long } = options;
  const listeners = new Set<() => void>();
  let active = NO_FORMATS;
  let isTyped = false;
  let isEdited = false;

  let written: { document: Node; markdown: string } | undefined;
  /** Returns a document as Markdown. That of the latest is kept, because each edit needs it twice. */
  function markdownOfDocument(document: Node) {
    if (written?.document !== document) written = { document, markdown: markdownOf(document, long) };
    return written.markdown;
  }

  const fieldKeys = Extension.create({
    name: 'fieldKeys',
    priority: 1000,
    addKeyboardShortcuts: () => ({
      'Mod-k': () => run('link'),
      'Mod-Alt-f': () => addFootnote(),
      // Lists have two levels. Elsewhere, Tab leaves the field.
      Tab: () => listDepth(tiptap.state) < MAX_LIST_DEPTH && tiptap.commands.sinkListItem('listItem'),
    }),
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: (transaction) => {
          if (options.max === undefined || !transaction.docChanged || transaction.getMeta(EXTERNAL)) return true;
          if (2 * (text.length + grownBy(transaction)) < options.max) return true;
          const { length } = markdownOfDocument(transaction.doc);
          return length <= options.max || length <= text.length;
        },
        props: { decorations: ({ doc }) => directionsOf(doc) },
      }),
    ],
  });

  const tiptap = new Editor({
    element: { mount: element },
    injectCSS: false,
    extensions: [...extensionsOf(long), fieldKeys],
    content: readDocument(text, long).toJSON(),
    editable: options.editable,
    enableInputRules: options.isListItem ? ['bold', 'italic', 'link'] : true,
    editorProps: {
      handleKeyDown: (_, event) => {
        // Outside of a text, the same keys open other things.
        if (isFormatKey(event, long)) event.stopPropagation();
        // An input method handles the key.
        if (event.isComposing || event.keyCode === 229) return false;
        adoptSelection(tiptap.view);
        allowCaretAtStart(tiptap.view);
        return options.onKeyDown?.(event, editor) ?? false;
      },
      // For what is typed, the browser scrolls to the caret by itself, and need not lay out the page for it.
      handleScrollToSelection: () => isTyped,
      handleDOMEvents: {
        beforeinput: () => {
          isTyped = true;
          setTimeout(() => (isTyped = false));
          return false;
        },
        click: (_, event) => {
          if (options.editable && isInLink(event)) {
            event.preventDefault();
            // Afterwards, because the click also places the caret and closes open popovers.
            setTimeout(() => options.onEditLink?.(editor, 'click'));
          }
          return false;
        },
        // Before the editor parses what was pasted, whose styles a page may not have.
        paste: (_, event) => {
          const isHandled = paste(event);
          if (isHandled) event.preventDefault();
          return isHandled;
        },
      },
      clipboardTextSerializer: ({ content }) =>
        markdownOf(schema.topNodeType.createAndFill(null, content) ?? tiptap.state.doc, long),
    },
    onTransaction: ({ transaction }) => {
      isEdited ||= transaction.docChanged && !transaction.getMeta(EXTERNAL);
      // The placeholder appears and disappears with the text.
      if (isTyped && text !== '' && transaction.doc.content.size > EMPTY_SIZE) afterPaint(report);
      else report();
    },
  });
  const { schema } = tiptap;

  /** Tells of the edits and formats that are not told yet. */
  function report() {
    if (isEdited) emitText();
    if (!tiptap.isDestroyed) updateActive();
  }

  function emitText() {
    isEdited = false;
    const next = markdownOfDocument(tiptap.state.doc);
    if (next === text) return;
    text = next;
    options.onText(text);
  }

  function updateActive() {
    const next = activeFormatsOf(tiptap);
    if (JSON.stringify(next) === JSON.stringify(active)) return;
    active = next;
    for (const listener of listeners) listener();
  }

  function run(command: FormatCommand): boolean {
    if (!options.editable) return false;
    const focused = tiptap.chain().focus();
    switch (command) {
      case 'bold':
      case 'italic':
      case 'code':
        return focused.toggleMark(command).run();
      case 'bullets':
        return focused.toggleList('bulletList', 'listItem').run();
      case 'numbers':
        return focused.toggleList('orderedList', 'listItem').run();
      case 'codeBlock':
        return focused.toggleCodeBlock().run();
      case 'link':
        options.onEditLink?.(editor, 'command');
        return true;
    }
  }

  /** Adds a footnote at the caret. Code has none. Returns whether one was added. */
  function addFootnote(): boolean {
    const name = options.editable && !active.codeBlock ? options.nextFootnote?.() : undefined;
    if (name !== undefined) insertFootnote(tiptap.view, name);
    return name !== undefined;
  }

  function paste({ clipboardData }: ClipboardEvent): boolean {
    const html = clipboardData?.getData('text/html') ?? '';
    const isCode = tiptap.isActive('codeBlock');
    const isCell = isInCell(tiptap.state);
    // A copy from such a field has its formats already.
    if (!clipboardData || (html.includes('data-pm-slice') && !options.onPaste && !isCode && !isCell)) return false;
    const plain = clipboardData.getData('text/plain');
    if (isCode) {
      tiptap.view.dispatch(tiptap.state.tr.insertText(plain.replace(/\r\n?/g, '\n')).scrollIntoView());
      return true;
    }
    const href = safeUrl(plain.trim());
    if (href !== undefined && !tiptap.state.selection.empty) return tiptap.chain().setMark('link', { href }).run();
    const markdown = (html === '' ? '' : markdownOfHtml(html, { long })) || plain.replace(/\r\n?/g, '\n');
    if (markdown.trim() === '') return false;
    if (!options.onPaste?.(markdown, editor)) insertMarkdown(markdown);
    return true;
  }

  function insertMarkdown(markdown: string) {
    const pasted = schema.nodeFromJSON(readDocument(markdown, long).toJSON());
    const slice = isInCell(tiptap.state) ? new Slice(textsInLine(pasted), 0, 0) : Slice.maxOpen(pasted.content);
    tiptap.view.dispatch(tiptap.state.tr.replaceSelection(slice).scrollIntoView());
  }

  const editor = {
    /** Replaces the text after a change from elsewhere. The selection stays in the part that is unchanged. */
    setText: (next: string) => {
      if (isEdited) return report();
      if (next === text) return;
      text = next;
      const nextDocument = schema.nodeFromJSON(readDocument(next, long).toJSON());
      const transaction = replaceDocument(tiptap.state.tr, nextDocument);
      if (transaction.docChanged) tiptap.view.dispatch(transaction.setMeta(EXTERNAL, true));
    },
    setOptions: (next: RichTextOptions) => {
      const isEditableChanged = next.editable !== options.editable;
      options = next;
      if (isEditableChanged) tiptap.setEditable(next.editable, false);
    },
    run,
    addFootnote,
    insertMarkdown,
    insertText: (inserted: string) => {
      tiptap.view.focus();
      tiptap.view.dispatch(tiptap.state.tr.insertText(inserted).scrollIntoView());
    },
    /** Replaces a range of a block and keeps its formats. Nothing happens if the range has another text by now. */
    replaceInBlock: (range: BlockRange, expected: string, replacement: string) => {
      const positions = positionsOf(tiptap.state.doc, range);
      if (!positions) return;
      const { start, end } = positions;
      if (tiptap.state.doc.textBetween(start, end, undefined, '\n') === expected)
        tiptap.view.dispatch(tiptap.state.tr.insertText(replacement, positions.start, positions.end));
    },
    /** Returns which formats the selection has. */
    active: () => active,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    focus: (from: CaretPosition, to = from) => select(tiptap.view, from, to),
    hasFocus: () => tiptap.view.hasFocus(),
    /** Returns the Markdown before and after the selection. */
    split: () => {
      const { doc, selection } = tiptap.state;
      const [before, after] = [doc.cut(0, selection.from), doc.cut(selection.to)];
      // Markdown has no spaces at the ends of lines; joined again, the two words must stay apart.
      const space = /\s$/.test(before.textContent) ? ' ' : '';
      return { before: markdownOf(before, long) + space, after: markdownOf(after, long) };
    },
    selection: () => selectedRange(tiptap.state),
    isCaretAt: (end: 'start' | 'end') => isCaretAt(tiptap.state, end),
    isInEdgeLine: (direction: 'up' | 'down') => isInEdgeLine(tiptap.view, direction),
    linkAtCaret: () => linkAtCaret(tiptap.state),
    setLink: (range: LinkRange, href: string) => setLink(tiptap.view, range, href),
    removeLink: (range: LinkRange) => removeLink(tiptap.view, range),
    boxOf: (range: LinkRange) => boxOf(tiptap.view, range),
    destroy: () => {
      report();
      tiptap.destroy();
    },
  };
  return editor;
}

const isFormatKey = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent, long: boolean) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (long ? /^[beik]$/i : /^[bik]$/i).test(key);

/** Returns by how many characters a transaction lengthens its document. As Markdown, it grows by at most twice as many. */
const grownBy = ({ before, doc }: Transaction) => Math.max(0, doc.content.size - before.content.size);

const isInLink = ({ target }: Event) => target instanceof Element && target.closest('a') !== null;

function listDepth({ selection: { $from } }: EditorState) {
  const ancestors = Array.from({ length: $from.depth }, (_, index) => $from.node(index + 1).type.name);
  return ancestors.filter((name) => name === 'listItem').length;
}
