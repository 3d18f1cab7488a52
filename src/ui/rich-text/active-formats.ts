import type { Editor } from '@tiptap/core';

export type FormatCommand = 'bold' | 'italic' | 'link' | 'bullets' | 'numbers' | 'code' | 'codeBlock';
export type ActiveFormats = Readonly<Record<FormatCommand, boolean>>;

export const NO_FORMATS: ActiveFormats = {
  bold: false,
  italic: false,
  link: false,
  bullets: false,
  numbers: false,
  code: false,
  codeBlock: false,
};

/** Returns which formats the selection of an editor has. */
export const activeFormatsOf = (editor: Editor): ActiveFormats => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  link: editor.isActive('link'),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  code: editor.isActive('code'),
  codeBlock: editor.isActive('codeBlock'),
});
