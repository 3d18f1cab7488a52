import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import type { MatchedEntry } from '../../../contract.ts';
import { contentOfEntry, ENTRY_PATH, type EntryKind } from '../../../model/entries/entry.ts';
import { ChangeList } from '../../history/change-list.tsx';
import { useChangeDescription } from '../../history/use-change-description.ts';
import { useCaptions } from '../captions.ts';
import { MATCH_CHOICES, type MatchChoice } from './save-matches.ts';

type Props = {
  items: readonly MatchedEntry[];
  choices: readonly MatchChoice[];
  onChoice: (at: number, choice: MatchChoice) => void;
};

/** Entries of a file by kind: new ones to tick, and those that the member has, with what a merge would change. */
export function MatchList({ items, choices, onChoice }: Props) {
  const headings = useTranslations('cv-page.sections');
  const numbered = items.map((item, at) => ({ item, at }));
  return [...Map.groupBy(numbered, ({ item }) => item.kind)].map(([kind, entries]) => (
    <section key={kind} aria-label={headings(kind)}>
      <h3 className="border-border border-b pb-2 font-medium">{headings(kind)}</h3>
      <FirstEntries all={entries}>
        {({ item, at }) => (
          <li key={`${kind} ${at}`} className="border-border border-b py-2.5">
            <MatchRow item={item} choice={choices[at] ?? 'skip'} onChoice={(choice) => onChoice(at, choice)} />
          </li>
        )}
      </FirstEntries>
    </section>
  ));
}

/** More entries than anybody has of most kinds; a list of publications can have ten times as many. */
const SHOWN_FIRST = 100;

/** The first entries of a list, and a button that shows the others. */
function FirstEntries<Entry>({ all, children }: { all: readonly Entry[]; children: (entry: Entry) => ReactNode }) {
  const t = useTranslations('cv-work.import');
  const [shown, setShown] = useState(SHOWN_FIRST);
  return (
    <>
      <ul>{all.slice(0, shown).map(children)}</ul>
      {all.length > shown && (
        <Button tone="quiet" className="mt-2" onClick={() => setShown(all.length)}>
          {t('showAll', { count: all.length })}
        </Button>
      )}
    </>
  );
}

type RowProps = { item: MatchedEntry; choice: MatchChoice; onChoice: (choice: MatchChoice) => void };

function MatchRow({ item, choice, onChoice }: RowProps) {
  const t = useTranslations('cv-work.import');
  const { titleOf, captionOf } = useCaptions();
  const { kind, fields, state, merged, changes } = item;
  const node = { kind: kind as EntryKind, path: ENTRY_PATH, value: fields };
  const describe = useChangeDescription(merged ? [contentOfEntry({ kind, fields: merged })] : []);
  const title = titleOf(node);
  const details = [authorsOf(fields), captionOf(node)].filter(Boolean).join(' · ');
  if (state === 'new') {
    return (
      <Checkbox
        label={title}
        hint={details}
        checked={choice === 'add'}
        onCheckedChange={(checked) => onChoice(checked ? 'add' : 'skip')}
      />
    );
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p dir="auto" className="break-words font-medium">
            {title}
          </p>
          <p dir="auto" className="break-words text-text-secondary text-xs">
            {details}
          </p>
          <p className="text-text-secondary text-xs">{t(`states.${state}`)}</p>
        </div>
        {state === 'similar' && (
          <Segments
            label={t('choice', { title })}
            labelHidden
            choices={MATCH_CHOICES.map((value) => ({ value, label: t(`choices.${value}`) }))}
            value={choice}
            onValueChange={onChoice}
          />
        )}
      </div>
      {state === 'similar' && choice === 'merge' && <ChangeList changes={changes} describe={describe} />}
    </div>
  );
}

/** So many authors tell a publication from others; some have thousands. */
const SHOWN_AUTHORS = 6;

/** Returns the first authors of a publication; no text for other entries. */
function authorsOf({ authors }: MatchedEntry['fields']): string {
  if (!Array.isArray(authors)) return '';
  const shown = authors.slice(0, SHOWN_AUTHORS).join(', ');
  return authors.length > SHOWN_AUTHORS ? `${shown}…` : shown;
}
