import { Editor, Extension, getMarkRange } from '@tiptap/core';
import { DOMSerializer, type MarkType, type Node, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, Selection, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { safeUrl } from '#platform/pure/markdown/safe-url.ts';
import { displayedLength, readDocument } from './document-text.ts';
import { markdownOf } from './document-tree.ts';
import { pastedMarkdown } from './pasted-markdown.ts';
import { extensionsOf } from './schema.ts';

export { joinTexts, lengthOf } from './document-text.ts';

export type FormatCommand = 'bold' | 'italic' | 'link' | 'bullets' | 'numbers';
export type ActiveFormats = Readonly<Record<FormatCommand, boolean>>;

/** The position of a caret: at one end, or after a number of characters as they are displayed. */
export type CaretPosition = 'start' | 'end' | number;

/** A link, or the text that is to become one. */
export type LinkRange = { from: number; to: number; text: string; href: string | undefined };

export type RichTextOptions = {
  /** Also offers headings, numbered lists and quotes. */
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
  /** Called to edit the link at the caret or to make one: by a command, or by a click on a link. */
  onEditLink?: ((editor: RichTextEditor, by: 'command' | 'click') => void) | undefined;
};

/** The most levels of nested lists. */
const MAX_LIST_DEPTH = 2;
/** Marks changes that come from outside of the editor, such as undo. */
const EXTERNAL = 'external';
const NO_FORMATS: ActiveFormats = { bold: false, italic: false, link: false, bullets: false, numbers: false };

export type RichTextEditor = ReturnType<typeof mountRichText>;

/** Turns an element into an editor of a Markdown text. */
export function mountRichText(element: HTMLElement, initialText: string, initialOptions: RichTextOptions) {
  let options = initialOptions;
  let text = initialText;
  const { long } = options;
  const listeners = new Set<() => void>();
  let active = NO_FORMATS;

  const fieldKeys = Extension.create({
    name: 'fieldKeys',
    priority: 1000,
    addKeyboardShortcuts: () => ({
      'Mod-k': () => run('link'),
      // Lists have two levels. Elsewhere, Tab leaves the field.
      Tab: () => listDepth(tiptap.state) < MAX_LIST_DEPTH && tiptap.commands.sinkListItem('listItem'),
    }),
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: (transaction) => {
          if (options.max === undefined || !transaction.docChanged || transaction.getMeta(EXTERNAL)) return true;
          const { length } = markdownOf(transaction.doc, long);
          return length <= options.max || length <= text.length;
        },
        props: { decorations: ({ doc }) => DecorationSet.create(doc, doc.children.map(ownDirection)) },
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
        if (isFormatKey(event)) event.stopPropagation();
        if (!event.isComposing) readSelection();
        keepCaretAtStart(tiptap.view);
        return !event.isComposing && (options.onKeyDown?.(event, editor) ?? false);
      },
      handleDOMEvents: {
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
      if (transaction.docChanged && !transaction.getMeta(EXTERNAL)) emitText();
      updateActive();
    },
  });
  const { schema } = tiptap;

  /**
   * Takes over the browser's selection. Of a quick sequence of keys, such as Home and Backspace, the second is handled
   * before the browser tells of the selection after the first.
   */
  function readSelection() {
    const { view, state } = tiptap;
    const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {};
    if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
    const [anchor, head] = [view.posAtDOM(anchorNode, anchorOffset ?? 0), view.posAtDOM(focusNode, focusOffset ?? 0)];
    const { selection } = state;
    if (anchor === selection.anchor && head === selection.head) return;
    view.dispatch(state.tr.setSelection(TextSelection.between(state.doc.resolve(anchor), state.doc.resolve(head))));
  }

  function emitText() {
    const next = markdownOf(tiptap.state.doc, long);
    if (next === text) return;
    text = next;
    options.onText(text);
  }

  function updateActive() {
    const next: ActiveFormats = {
      bold: tiptap.isActive('bold'),
      italic: tiptap.isActive('italic'),
      link: tiptap.isActive('link'),
      bullets: tiptap.isActive('bulletList'),
      numbers: tiptap.isActive('orderedList'),
    };
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
        return focused.toggleMark(command).run();
      case 'bullets':
        return focused.toggleList('bulletList', 'listItem').run();
      case 'numbers':
        return focused.toggleList('orderedList', 'listItem').run();
      case 'link':
        options.onEditLink?.(editor, 'command');
        return true;
    }
  }

  function paste({ clipboardData }: ClipboardEvent): boolean {
    const html = clipboardData?.getData('text/html') ?? '';
    // A copy from such a field has its formats already.
    if (!clipboardData || (html.includes('data-pm-slice') && !options.onPaste)) return false;
    const plain = clipboardData.getData('text/plain');
    const href = safeUrl(plain.trim());
    if (href !== undefined && !tiptap.state.selection.empty) return tiptap.chain().setMark('link', { href }).run();
    const markdown = pastedMarkdown(html, plain);
    if (markdown.trim() === '') return false;
    if (!options.onPaste?.(markdown, editor)) insertMarkdown(markdown);
    return true;
  }

  function insertMarkdown(markdown: string) {
    const { content } = schema.nodeFromJSON(readDocument(markdown, long).toJSON());
    tiptap.view.dispatch(tiptap.state.tr.replaceSelection(Slice.maxOpen(content)).scrollIntoView());
  }

  const editor = {
    /** Replaces the text after a change from elsewhere. The selection stays in the part that is unchanged. */
    setText: (next: string) => {
      if (next === text) return;
      text = next;
      const { doc, tr } = tiptap.state;
      const newDoc = schema.nodeFromJSON(readDocument(next, long).toJSON());
      const start = doc.content.findDiffStart(newDoc.content);
      const end = doc.content.findDiffEnd(newDoc.content);
      if (start === null || end === null) return;
      // In repeated text, the two ends overlap.
      const overlap = Math.max(0, start - Math.min(end.a, end.b));
      tiptap.view.dispatch(
        tr.replace(start, end.a + overlap, newDoc.slice(start, end.b + overlap)).setMeta(EXTERNAL, true),
      );
    },
    setOptions: (next: RichTextOptions) => {
      const isEditableChanged = next.editable !== options.editable;
      options = next;
      if (isEditableChanged) tiptap.setEditable(next.editable, false);
    },
    run,
    insertMarkdown,
    insertText: (inserted: string) => {
      tiptap.view.focus();
      tiptap.view.dispatch(tiptap.state.tr.insertText(inserted).scrollIntoView());
    },
    /** Returns which formats the selection has. */
    active: () => active,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    focus: (from: CaretPosition, to = from) => {
      const { doc, tr } = tiptap.state;
      const [anchor, head] = [doc.resolve(positionOf(doc, from)), doc.resolve(positionOf(doc, to))];
      tiptap.view.dispatch(tr.setSelection(TextSelection.between(anchor, head)));
      tiptap.view.focus();
    },
    hasFocus: () => tiptap.view.hasFocus(),
    /** Returns the Markdown before and after the selection. */
    split: () => {
      const { doc, selection } = tiptap.state;
      const [before, after] = [doc.cut(0, selection.from), doc.cut(selection.to)];
      // Markdown has no spaces at the ends of lines; joined again, the two words must stay apart.
      const space = /\s$/.test(before.textContent) ? ' ' : '';
      return { before: markdownOf(before, long) + space, after: markdownOf(after, long) };
    },
    /** Returns the start and the end of the selection as numbers of characters before them. */
    selection: () => {
      const { doc, selection } = tiptap.state;
      return { start: displayedLength(doc, selection.from), end: displayedLength(doc, selection.to) };
    },
    /** Tests whether the caret is at one end of the text, with nothing selected. */
    isCaretAt: (end: 'start' | 'end') => {
      const { doc, selection } = tiptap.state;
      return selection.empty && selection.head === positionOf(doc, end);
    },
    /** Tests whether the caret is in the first line, or in the last. */
    isInEdgeLine: (direction: 'up' | 'down') => {
      const { doc, selection } = tiptap.state;
      const edge = direction === 'up' ? Selection.atStart(doc) : Selection.atEnd(doc);
      return selection.$head.sameParent(edge.$head) && tiptap.view.endOfTextblock(direction);
    },
    /** Returns the link at the caret, or the selection or word that can become one. */
    linkAtCaret: (): LinkRange => {
      const { doc, selection } = tiptap.state;
      const range = getMarkRange(selection.$from, schema.marks.link as MarkType) ?? wordOrSelection(selection);
      const href: unknown = tiptap.getAttributes('link').href;
      return {
        ...{ from: range.from, to: range.to },
        text: doc.textBetween(range.from, range.to, ' ', ' '),
        href: typeof href === 'string' ? href : undefined,
      };
    },
    /** Makes a range a link with this text. */
    setLink: ({ from, to, text: words }: LinkRange, href: string) => {
      const { tr, doc } = tiptap.state;
      const link = schema.mark('link', { href });
      const inner = doc.resolve(from).marksAcross(doc.resolve(to)) ?? [];
      if (words === doc.textBetween(from, to, ' ', ' ')) tr.addMark(from, to, link);
      else tr.replaceWith(from, to, schema.text(words, link.addToSet(inner)));
      tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(to)));
      tiptap.view.dispatch(tr.removeStoredMark(link));
      tiptap.view.focus();
    },
    removeLink: ({ from, to }: LinkRange) => {
      tiptap.view.dispatch(tiptap.state.tr.removeMark(from, to, schema.marks.link));
      tiptap.view.focus();
    },
    /** Returns the rectangle of a range in the window. */
    boxOf: ({ from, to }: LinkRange) => {
      const [start, end] = [tiptap.view.coordsAtPos(from), tiptap.view.coordsAtPos(to)];
      const left = Math.min(start.left, end.left);
      return new DOMRect(left, start.top, Math.max(start.left, end.left) - left, end.bottom - start.top);
    },
    destroy: () => tiptap.destroy(),
  };
  return editor;
}

const WORD_BEFORE = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+$/u;
const WORD_AFTER = /^[\p{L}\p{M}\p{N}]*/u;

const isFormatKey = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && /^[bik]$/i.test(key);

/** Gives an outer block the direction of its own text. */
const ownDirection = (block: Node, index: number, blocks: readonly Node[]) => {
  const from = blocks.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  return Decoration.node(from, from + block.nodeSize, { dir: 'auto' });
};

/**
 * Soon after the focus arrives, ProseMirror believes that a caret at the start was put there by the browser, and moves
 * it back. A key such as Home may have moved it.
 */
function keepCaretAtStart(view: EditorView & { input?: { lastFocus: number } }) {
  if (view.input) view.input.lastFocus = 0;
}

const isInLink = ({ target }: Event) => target instanceof Element && target.closest('a') !== null;

/** Returns the selection, or the word around the caret. */
function wordOrSelection({ from, to, empty, $from }: Selection) {
  if (!empty) return { from, to };
  const { parent, parentOffset } = $from;
  const text = parent.textBetween(0, parent.content.size, undefined, '\n');
  const before = WORD_BEFORE.exec(text.slice(Math.max(0, parentOffset - 100), parentOffset))?.[0].length ?? 0;
  const after = WORD_AFTER.exec(text.slice(parentOffset))?.[0].length ?? 0;
  return before > 0 && after > 0 ? { from: from - before, to: to + after } : { from, to };
}

function listDepth({ selection: { $from } }: EditorState) {
  const ancestors = Array.from({ length: $from.depth }, (_, index) => $from.node(index + 1).type.name);
  return ancestors.filter((name) => name === 'listItem').length;
}

function positionOf(document: Node, caret: CaretPosition) {
  let [from, to] = [Selection.atStart(document).head, Selection.atEnd(document).head];
  if (caret === 'start') return from;
  if (caret === 'end') return to;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (displayedLength(document, middle) < caret) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Shows a text in an element as the editor would show it. */
export function renderRichText(element: HTMLElement, text: string, long: boolean) {
  const { content, type } = readDocument(text, long);
  element.replaceChildren(DOMSerializer.fromSchema(type.schema).serializeFragment(content));
  for (const block of element.children) block.setAttribute('dir', 'auto');
  // A browser gives empty blocks no height.
  for (const block of element.querySelectorAll('p:empty')) block.append(document.createElement('br'));
}
