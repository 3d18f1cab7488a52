import type { Design } from '../../../model/design.ts';
import { useCvEditor } from '../cv-editor-context.tsx';
import { designOperations } from './design-operations.ts';

/** Returns setters for the design of the open CV. */
export function useDesign() {
  const editor = useCvEditor();
  return {
    locked: editor.locked,
    set: <Name extends keyof Design>(field: Name, value: Design[Name]) =>
      editor.do({ do: 'set', at: ['design'], field, value }),
    /** Applies several values as one undo step; does nothing if none differs. */
    setAll: (design: Partial<Design>, values: Partial<Design>) => {
      const operations = designOperations(design, values);
      if (operations.length > 0) editor.do(...operations);
    },
  };
}
