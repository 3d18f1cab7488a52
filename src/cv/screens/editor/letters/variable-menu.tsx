import { Braces } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { applyEdit } from '#ui/fields/apply-edit.ts';
import { Icon } from '#ui/icon.tsx';
import { LazyDropdownMenu } from '#ui/overlays/lazy-dropdown-menu.tsx';
import { editorOf } from '#ui/rich-text/load-editor.ts';
import { VARIABLES, type Variable, type VariableValues } from '../../../model/letters/variables.ts';
import { useCvEditor } from '../cv-editor-context.tsx';

/** Menu that inserts a variable at the caret. It is in the label's line and follows the field in tab order. */
export function VariableMenu({ values, label }: { values: VariableValues; label: string }) {
  const t = useTranslations('cv-letters');
  const editor = useCvEditor();
  const anchor = useRef<HTMLSpanElement>(null);
  if (editor.locked) return null;
  return (
    <span ref={anchor} className="absolute -end-1.5 -top-0.5">
      <LazyDropdownMenu
        align="end"
        trigger={
          <button
            type="button"
            aria-label={t('insertInto', { field: label })}
            className="inline-flex min-h-6 items-center gap-1 rounded-control px-1.5 text-text-secondary text-xs hover:bg-hover hover:text-text data-popup-open:bg-hover data-popup-open:text-text pointer-coarse:-mt-2.5 pointer-coarse:min-h-9"
          >
            <Icon of={Braces} className="size-3.5" />
            {t('insert')}
          </button>
        }
        entries={VARIABLES.map((variable) => ({
          label: `${t(`variables.${variable}`)}: ${values[variable] || t('notSaid')}`,
          onSelect: () => insertVariable(anchor.current, variable),
        }))}
      />
    </span>
  );
}

/** Inserts a variable in the next frame, because the closing menu first returns the focus to its button. */
function insertVariable(anchor: HTMLElement | null, variable: Variable) {
  requestAnimationFrame(() => {
    const container = anchor?.closest('[data-field]');
    const text = `{${variable}}`;
    const richText = container?.querySelector('[data-rich-text]');
    if (richText) return editorOf.get(richText)?.()?.insertText(text);
    const field = container?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    if (!field) return;
    const [from, to] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length];
    applyEdit(field, { from, to, insert: text, start: from + text.length, end: from + text.length });
  });
}
