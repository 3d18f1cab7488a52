import { loadLazily } from '#platform/browser/load-lazily.ts';
import type { RichTextEditor } from './rich-text-editor.ts';

type EditorModule = typeof import('./rich-text-editor.ts');

let module: EditorModule | undefined;
let loading: Promise<EditorModule> | undefined;
const listeners = new Set<() => void>();

/** Loads the code of rich text. Until then, fields show the Markdown itself, and can be typed into. */
export function loadEditor(): Promise<EditorModule> {
  loading ??= loadLazily(() => import('./rich-text-editor.ts')).then(
    (loaded) => {
      module = loaded;
      for (const listener of listeners) listener();
      return loaded;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Returns the code of rich text, if it is loaded. */
export const loadedEditor = () => module;

export function onEditorLoaded(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The editors by their elements. Calling one turns its element into an editor if it is not one yet. */
export const editorOf = new WeakMap<Element, () => RichTextEditor | undefined>();
