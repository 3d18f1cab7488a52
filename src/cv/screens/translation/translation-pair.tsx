import { Check, CircleCheck, CircleDashed, Equal, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Markdown } from '#ui/markdown/markdown.tsx';
import type { TextValue, TranslationState } from '../../model/variants/translation.ts';
import { isEnter } from '../quick-list/is-enter.ts';

const STATE_STYLES: Record<TranslationState, { icon: LucideIcon; colour: string }> = {
  done: { icon: CircleCheck, colour: 'text-success' },
  changed: { icon: TriangleAlert, colour: 'text-warning' },
  missing: { icon: CircleDashed, colour: 'text-text-secondary' },
};

type Props = {
  /** Identifies the row among the others. */
  textKey: string;
  label: string;
  state: TranslationState;
  original: TextValue;
  /** Renders an original that has changed, also as it was when it was translated. */
  renderChanged: () => ReactNode;
  originalLanguage: string;
  language: string;
  /** The field of the translation. */
  children: ReactNode;
  /** Whether the translation is the original on purpose. */
  isSame: boolean;
  locked?: boolean;
  /** Attributes by which other parts of the screen find the row. */
  attributes?: Record<`data-${string}`, string>;
  /** Returns the translation as it is typed. */
  readTranslation: () => string;
  onMarkSeen: () => void;
  onSame: () => void;
  /** Undefined if a text that is the same needs no way back. */
  onDifferent?: (() => void) | undefined;
  /** Moves on to the next text to translate. */
  onNext: () => void;
};

/** A text of the original, with its state, beside the field for its translation. */
export function TranslationPair(props: Props) {
  const t = useTranslations('cv-variants.translation');
  const { label, state, original, locked = false, isSame, onMarkSeen, onSame, onDifferent } = props;
  const row = useRef<HTMLLIElement>(null);
  /** The translation when the row got the focus, to tell whether it was edited since. */
  const before = useRef<string>(undefined);
  const { icon, colour } = STATE_STYLES[state];
  const enter = () => {
    before.current ??= props.readTranslation();
  };
  const leave = () => {
    if (state === 'changed' && before.current !== undefined && before.current !== props.readTranslation()) onMarkSeen();
    before.current = undefined;
  };
  const goOn = (event: KeyboardEvent) => {
    // Popovers of the field are elsewhere in the document.
    const isInField =
      event.currentTarget.contains(event.target as Node) &&
      (event.target instanceof HTMLInputElement || (event.target as HTMLElement).isContentEditable);
    if (!isInField || !isEnter(event) || event.shiftKey || event.altKey) return;
    const isLong = Array.isArray(original) || original.includes('\n');
    if (isLong && !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
    props.onNext();
  };
  return (
    <li
      data-text={props.textKey}
      {...props.attributes}
      className="grid gap-x-6 gap-y-2 border-border border-t px-4 py-3 sm:grid-cols-2 sm:px-6"
      ref={row}
      onFocus={enter}
      // When the window loses the focus, the field keeps it.
      onBlur={({ relatedTarget }) =>
        row.current?.contains(relatedTarget) || row.current?.contains(document.activeElement) || leave()
      }
      onKeyDownCapture={goOn}
    >
      <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2">
        <Icon of={icon} className={`mt-0.5 ${colour}`} />
        <div className="min-w-0">
          <p className="text-text-secondary text-xs leading-5">
            {label}
            {state === 'changed' && <span className="ps-2 font-medium text-warning">{t('originalChanged')}</span>}
          </p>
          <div lang={props.originalLanguage} dir="auto" className="break-words">
            {state === 'changed' ? props.renderChanged() : <Original value={original} />}
          </div>
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <div lang={props.language}>{props.children}</div>
        <div className="flex flex-wrap items-center gap-x-3">
          {state === 'missing' && (
            <p className="min-w-0 flex-1 basis-44 text-text-secondary text-xs">{t('notTranslated')}</p>
          )}
          {!locked && state === 'changed' && (
            <Button icon={Check} onClick={onMarkSeen}>
              {t('markSeen')}
            </Button>
          )}
          {!locked && state === 'missing' && (
            <Button tone="quiet" icon={Equal} onClick={onSame}>
              {t('same')}
            </Button>
          )}
          {!locked && isSame && onDifferent && (
            <Button tone="quiet" onClick={onDifferent}>
              {t('different')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

function Original({ value }: { value: TextValue }) {
  if (Array.isArray(value)) return <p>{value.join(', ')}</p>;
  return <Markdown text={value} />;
}
