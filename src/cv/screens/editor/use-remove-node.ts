import { useTranslations } from 'use-intl';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { NodePath } from '../../model/tree.ts';
import { useCvEditor } from './cv-editor-context.tsx';

/** Returns a function that removes a node and shows a notice that offers to put it back. */
export function useRemoveNode() {
  const t = useTranslations('cv-editor');
  const editor = useCvEditor();
  const toast = useToast();
  return (at: NodePath, name: string) => {
    const undo = editor.remove(at);
    if (undo) toast({ text: t('removed', { name }), undo });
  };
}
