import { Combobox as Base } from '@base-ui/react/combobox';
import { Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon.tsx';
import { LiveText } from '../live-text.tsx';
import { POPUP_ITEM, POPUP_LIST } from '../overlays/popup-style.ts';
import { BARE_INPUT, CONTROL_GROUP } from './control-style.ts';
import { Field, type FieldTexts, useFieldIds } from './field.tsx';
import { Suggestions, useSuggestions } from './suggestions.tsx';
import { addTags, isSameTag, TAGS, type TagSyntax } from './tags.ts';

type Props = FieldTexts & {
  value: readonly string[];
  onValueChange: (tags: string[]) => void;
  suggestions?: readonly string[];
  max?: number;
  placeholder?: string;
  /** How several are typed. A name can have a comma: `Lovelace, A.`. */
  syntax?: TagSyntax;
  className?: string;
};

/** A field for several tags, each typed, pasted or chosen from suggestions. */
export function TagsField(props: Props) {
  const {
    label,
    labelHidden,
    hint,
    error,
    className,
    value,
    onValueChange,
    suggestions = [],
    max = 50,
    placeholder,
    syntax: { split, ends } = TAGS,
  } = props;
  const t = useTranslations('ui');
  const words = useTranslations('ui.tags');
  const [query, setQuery] = useState('');
  const [announcement, announce] = useState('');
  const highlighted = useRef<string>(undefined);
  const suggesting = useSuggestions();
  const { id, describedBy, invalid } = useFieldIds({ hint: hint ?? words('help'), error });

  const change = (next: string[]) => {
    const added = next.find((tag) => !value.includes(tag));
    const removed = value.find((tag) => !next.includes(tag));
    const name = added ?? removed;
    if (name) announce(words(added ? 'added' : 'removed', { name, count: next.length }));
    setQuery('');
    onValueChange(next);
  };
  const add = (tags: string[]) => {
    const next = addTags(value, tags, max);
    if (value.length >= max) announce(words('full', { max }));
    else if (next.length > value.length) change(next);
    else setQuery('');
    suggesting.close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const typed = query.trim() !== '';
    if (ends.includes(event.key) || (event.key === 'Enter' && typed && highlighted.current === undefined)) {
      event.preventDefault();
      if (typed) add(split(query));
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const tags = split(event.clipboardData.getData('text'));
    if (tags.length < 2) return;
    event.preventDefault();
    add(tags);
  };

  const available = suggestions.filter((tag) => !value.some((chosen) => isSameTag(chosen, tag)));
  const typed = query.trim();
  const items =
    typed && ![...available, ...value].some((tag) => isSameTag(tag, typed)) ? [...available, typed] : available;
  return (
    <Field
      id={id}
      label={label}
      labelHidden={labelHidden}
      hint={hint ?? words('help')}
      error={error}
      className={className}
    >
      <Base.Root
        {...suggesting.root}
        multiple
        items={items}
        value={[...value]}
        onValueChange={(next: string[]) =>
          next.includes(typed) && !value.includes(typed) ? add(split(typed)) : change(next.slice(0, max))
        }
        inputValue={query}
        onInputValueChange={setQuery}
        onItemHighlighted={(item: string | undefined) => {
          highlighted.current = item;
        }}
      >
        <Base.InputGroup {...suggesting.group} className={`${CONTROL_GROUP} cursor-text`}>
          <Base.Chips aria-label={words('chosen', { label })} className="flex min-w-0 flex-1 flex-wrap gap-1 p-1">
            {value.map((tag) => (
              <Base.Chip
                key={tag}
                aria-label={tag}
                className="flex h-6.5 max-w-full cursor-default items-center gap-1 rounded-[4px] border border-border bg-surface ps-2 text-text focus-visible:-outline-offset-1 pointer-coarse:h-11"
              >
                <span className="truncate">{tag}</span>
                <Base.ChipRemove
                  aria-label={t('remove', { name: tag })}
                  className="inline-flex size-6 shrink-0 items-center justify-center rounded-[4px] text-text-secondary transition-colors hover:bg-hover hover:text-text pointer-coarse:size-11"
                >
                  <Icon of={X} className="size-3.5" />
                </Base.ChipRemove>
              </Base.Chip>
            ))}
            <Base.Input
              {...suggesting.input}
              id={id}
              placeholder={value.length === 0 ? placeholder : undefined}
              aria-invalid={invalid}
              aria-describedby={describedBy}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              className={`${BARE_INPUT} min-h-6.5! min-w-20! px-2! pointer-coarse:min-h-11!`}
            />
          </Base.Chips>
        </Base.InputGroup>
        <LiveText>{announcement}</LiveText>
        <Suggestions {...suggesting.popup}>
          <Base.List aria-label={label} className={POPUP_LIST}>
            {(tag: string) => (
              <Base.Item key={tag} value={tag} className={POPUP_ITEM}>
                {available.includes(tag) ? (
                  tag
                ) : (
                  <>
                    <Icon of={Plus} className="text-text-secondary" />
                    {words('create', { text: tag })}
                  </>
                )}
              </Base.Item>
            )}
          </Base.List>
        </Suggestions>
      </Base.Root>
    </Field>
  );
}
