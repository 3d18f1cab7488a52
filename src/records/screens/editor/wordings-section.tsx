import { Plus, RotateCcw, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { RichTextField } from '#ui/rich-text/rich-text-field.tsx';
import { isWordingLength, WORDING_LENGTHS, WORDING_LIMITS, type Wording } from '../../model/wordings.ts';
import { FieldAnchor } from './field-anchor.tsx';
import { Section } from './section.tsx';

/** A text that can have other wordings. A bullet can be left out of one. */
export type WordableText = { key: string; label: string; text: string; isBullet?: boolean };

type Props = {
  texts: readonly WordableText[];
  wordings: readonly Wording[];
  error: string | undefined;
  onChange: (wordings: Wording[]) => void;
};

/** Other wordings of a record's texts, from which each CV chooses one. */
export function WordingsSection({ texts, wordings, error, onChange }: Props) {
  const t = useTranslations('records.work.wordings');
  const container = useRef<HTMLDivElement>(null);
  const replace = (at: number, next: Wording | undefined) =>
    onChange(wordings.toSpliced(at, 1, ...(next ? [next] : [])));
  const add = (name: string) => {
    onChange([...wordings, { name, texts: {} }]);
    requestAnimationFrame(() =>
      container.current?.querySelector<HTMLElement>('[data-wording]:last-child :is(input, [data-rich-text])')?.focus(),
    );
  };
  const remove = (at: number) => {
    replace(at, undefined);
    container.current?.focus();
  };
  const isNamed = (name: string) => wordings.some((wording) => wording.name === name);
  const isFull = wordings.length >= WORDING_LIMITS.wordings;
  return (
    <Section name="wordings" title={t('title')} lead={t('lead')}>
      <FieldAnchor at="wordings" className={wordings.length === 0 && !error ? '-mb-5' : ''}>
        {error && <p className="mb-5 text-error">{error}</p>}
        <div ref={container} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-hidden">
          {wordings.map((wording, at) => (
            <WordingForm
              // biome-ignore lint/suspicious/noArrayIndexKey: the name is edited, and wordings are only appended
              key={at}
              wording={wording}
              otherNames={wordings.filter((one) => one !== wording).map(({ name }) => name)}
              texts={texts}
              onChange={(next) => replace(at, next)}
              onRemove={() => remove(at)}
            />
          ))}
        </div>
      </FieldAnchor>
      {texts.length === 0 ? (
        <p className="text-text-secondary">{t('empty')}</p>
      ) : (
        !isFull && (
          <div className="flex flex-wrap gap-2">
            {WORDING_LENGTHS.filter((length) => !isNamed(length)).map((length) => (
              <Button key={length} icon={Plus} onClick={() => add(length)}>
                {t(`add.${length}`)}
              </Button>
            ))}
            <Button tone="quiet" icon={Plus} onClick={() => add(freeName(t('new'), wordings))}>
              {t('add.other')}
            </Button>
          </div>
        )
      )}
    </Section>
  );
}

/** Returns the name with the first number that no wording has. */
function freeName(name: string, wordings: readonly Wording[]) {
  const taken = new Set(wordings.map((wording) => wording.name));
  let candidate = name;
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${name} ${number}`;
  return candidate;
}

type FormProps = {
  wording: Wording;
  otherNames: readonly string[];
  texts: readonly WordableText[];
  onChange: (next: Wording) => void;
  onRemove: () => void;
};

function WordingForm({ wording: { name, texts: own }, otherNames, texts, onChange, onRemove }: FormProps) {
  const t = useTranslations('records.work.wordings');
  const title = isWordingLength(name) ? t(`names.${name}`) : name;
  const setText = (key: string, text: string | undefined) => {
    const { [key]: _, ...others } = own;
    onChange({ name, texts: text === undefined ? others : { ...others, [key]: text } });
  };
  return (
    <section
      data-wording=""
      aria-label={title}
      className="grid grid-cols-1 gap-4 rounded-card border border-border p-4"
    >
      <div className="flex items-end gap-2">
        {isWordingLength(name) ? (
          <h3 className="min-w-0 flex-1 self-center font-medium">{title}</h3>
        ) : (
          <NameField name={name} otherNames={otherNames} onRename={(next) => onChange({ name: next, texts: own })} />
        )}
        <IconButton name={t('remove', { name: title })} icon={X} onClick={onRemove} />
      </div>
      {texts.map(({ key, label, text, isBullet = false }) => {
        const value = own[key];
        const isLeftOut = isBullet && value === '';
        return (
          <div key={key} className="grid grid-cols-1 gap-2">
            <RichTextField
              label={label}
              rows={1}
              max={WORDING_LIMITS.text}
              placeholder={isLeftOut ? t('leftOut') : undefined}
              value={value ?? text}
              onChange={(next) => setText(key, next === text ? undefined : next)}
            />
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              {isBullet && (
                <Switch
                  small
                  label={t('leaveOut')}
                  name={t('leaveOutNamed', { bullet: label })}
                  checked={isLeftOut}
                  onCheckedChange={(checked) => setText(key, checked ? '' : undefined)}
                />
              )}
              {value !== undefined && !isLeftOut && (
                <Button tone="quiet" icon={RotateCcw} onClick={() => setText(key, undefined)}>
                  {t('same')}
                </Button>
              )}
            </div>
          </div>
        );
      })}
    </section>
  );
}

type NameFieldProps = { name: string; otherNames: readonly string[]; onRename: (name: string) => void };

/** The name of a wording, which changes when the field is left, because CVs refer to it. */
function NameField({ name, otherNames, onRename }: NameFieldProps) {
  const t = useTranslations('records.work.wordings');
  const [draft, setDraft] = useState<string>();
  const typed = draft?.trim();
  const isTaken = typed !== undefined && (isWordingLength(typed) || otherNames.includes(typed));
  const commit = () => {
    if (typed === undefined || isTaken) return;
    if (typed !== '') onRename(typed);
    setDraft(undefined);
  };
  return (
    <TextField
      label={t('name')}
      error={isTaken ? t('taken') : undefined}
      value={draft ?? name}
      maxLength={WORDING_LIMITS.name}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
      autoComplete="off"
      dir="auto"
      className="min-w-0 flex-1"
    />
  );
}
