import type { Ref } from 'react';
import {
  type ComponentProps,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { makeEarlyKeys } from './early-keys.ts';
import { editorOf, loadEditor, loadedEditor, onEditorLoaded } from './load-editor.ts';
import type { RichTextEditor, RichTextOptions } from './rich-text-editor.ts';

export type RichTextProps = Omit<
  ComponentProps<'div'>,
  'ref' | 'onPaste' | 'onKeyDown' | 'children' | 'contentEditable'
> &
  Pick<RichTextOptions, 'max' | 'isListItem' | 'onText' | 'onKeyDown' | 'onPaste' | 'onEditLink' | 'nextFootnote'> & {
    text: string;
    /** Calls back with texts that do not come by `text`, so that typing renders nothing. Returns how to stop it. */
    subscribe?: ((onText: (text: string) => void) => () => void) | undefined;
    long?: boolean;
    readOnly?: boolean | undefined;
    placeholder?: string | undefined;
    /** Receives the editor, or undefined as long as it is not loaded. */
    editorRef?: Ref<() => RichTextEditor | undefined>;
  };

/**
 * A text with formats, stored as Markdown. It becomes an editor when the pointer or the focus reaches it; many of them
 * on a screen cost no more than their text.
 */
export function RichText(props: RichTextProps) {
  const { text, subscribe, long = false, readOnly = false, placeholder, editorRef, className = '', ...rest } = props;
  const { max, isListItem, onText, onKeyDown, onPaste, onEditLink, nextFootnote, ...attributes } = rest;
  const element = useRef<HTMLDivElement>(null);
  const mounted = useRef<RichTextEditor>(undefined);
  const releaseHeight = useRef<() => void>(undefined);
  const shown = useRef<string>(undefined);
  const isComposing = useRef(false);
  const [earlyKeys] = useState(makeEarlyKeys);
  const module = useSyncExternalStore(onEditorLoaded, loadedEditor);

  const emit = (next: string) => {
    shown.current = next;
    markEmpty(element.current, next);
    latest.current.onText(next);
  };
  const callbacks = { onText: emit, onKeyDown, onPaste, onEditLink, nextFootnote };
  const options = { long, editable: !readOnly, max, isListItem, ...callbacks };
  const latest = useRef({ onText, options });
  latest.current = { onText, options };

  const mount = () => {
    const loaded = loadedEditor();
    if (!loaded) void loadEditor().catch(() => undefined);
    if (!loaded || !element.current || isComposing.current) return mounted.current;
    if (!mounted.current) {
      const caret = document.activeElement === element.current ? caretIn(element.current) : undefined;
      mounted.current = loaded.mountRichText(element.current, shown.current ?? text, latest.current.options);
      if (caret !== undefined) mounted.current.focus(caret);
      releaseHeight.current = keepHeight(element.current);
      earlyKeys.replay();
    }
    return mounted.current;
  };

  const show = (next: string) => {
    markEmpty(element.current, next);
    if (mounted.current) mounted.current.setText(next);
    else if (element.current && next !== shown.current) {
      const loaded = loadedEditor();
      if (loaded) loaded.renderRichText(element.current, next, long);
      else element.current.textContent = next;
    }
    shown.current = next;
  };

  useLayoutEffect(() => {
    mounted.current?.setOptions(latest.current.options);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text is shown when it changes
  useLayoutEffect(() => show(text), [text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` reads only references
  useLayoutEffect(() => subscribe?.(show), [subscribe]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is shown again as rich text once this is loaded
  useLayoutEffect(() => {
    if (!module || !element.current) return;
    if (document.activeElement === element.current) mount();
    else if (!mounted.current) module.renderRichText(element.current, shown.current ?? '', long);
  }, [module]);
  useEffect(() => {
    void loadEditor().catch(() => undefined);
    return () => {
      releaseHeight.current?.();
      mounted.current?.destroy();
      mounted.current = undefined;
    };
  }, []);
  useImperativeHandle(editorRef, () => mount);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `mount` reads only references
  useLayoutEffect(() => {
    if (element.current) editorOf.set(element.current, mount);
  }, []);

  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a text area has no formats */}
      <div
        {...attributes}
        ref={element}
        role="textbox"
        aria-multiline
        aria-readonly={readOnly || undefined}
        aria-placeholder={placeholder}
        tabIndex={0}
        // Undo is that of the document.
        data-undo=""
        data-rich-text=""
        data-placeholder={placeholder}
        contentEditable={readOnly ? false : module ? true : 'plaintext-only'}
        suppressContentEditableWarning
        onPointerEnter={mount}
        onPointerDown={mount}
        onFocus={(event) => {
          mount();
          attributes.onFocus?.(event);
        }}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={() => {
          isComposing.current = false;
          mount();
        }}
        onKeyDown={({ nativeEvent }) => {
          if (!mounted.current && !readOnly) earlyKeys.hold(nativeEvent);
        }}
        onInput={() => {
          if (!mounted.current && element.current) emit(element.current.innerText.replace(/\n$/, ''));
        }}
        className={`markdown rich-text ${className}`}
      />
    </div>
  );
}

/** Shows the placeholder by the style sheet, so that typing renders nothing. */
const markEmpty = (element: HTMLElement | null, text: string) => element?.toggleAttribute('data-empty', text === '');

/**
 * Gives the box around a text a height of its own, so that only a change of height causes a layout around it, not each
 * keystroke. Returns a function that stops adjusting it.
 */
function keepHeight(element: HTMLElement) {
  const box = element.parentElement;
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize;
    if (box) box.style.cssText = height ? `contain: strict; height: ${height}px` : '';
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Returns the number of characters before the caret, if it is in the element. */
function caretIn(element: HTMLElement): number | undefined {
  const selection = document.getSelection();
  if (!selection?.focusNode || !element.contains(selection.focusNode)) return undefined;
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(selection.focusNode, selection.focusOffset);
  return range.toString().length;
}
