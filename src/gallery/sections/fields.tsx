import { useState } from 'react';
import { Combobox } from '#ui/fields/combobox.tsx';
import { PartialDateField } from '#ui/fields/partial-date-field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TagsField } from '#ui/fields/tags-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Pair, Section, Specimen } from '../specimen.tsx';

const LANGUAGES = [
  'English',
  'French',
  'German',
  'Greek',
  'Hebrew',
  'Italian',
  'Latin',
  'Persian',
  'Polish',
  'Spanish',
];
const languageOptions = LANGUAGES.map((label) => ({ value: label.toLowerCase(), label }));
const LEVELS = [
  { value: 'native', label: 'Native' },
  { value: 'fluent', label: 'Fluent' },
  { value: 'reads', label: 'Reading' },
  { value: 'signs', label: 'Signing', disabled: true },
] as const;
const ROLES = ['Translator', 'Author', 'Correspondent', 'Analyst'].map((label) => ({ value: label, label }));
const NOTE =
  'Translated Notions sur la machine analytique from the French and added seven notes, A to G, three times the length of the memoir.';

export function Fields({ title }: { title: string }) {
  return (
    <Section id="fields" title={title}>
      <Specimen name="Text field">
        <Texts />
      </Specimen>
      <Specimen name="Text area">
        <Areas />
      </Specimen>
      <Specimen name="Select">
        <Selects />
      </Specimen>
      <Specimen name="Combobox">
        <Comboboxes />
      </Specimen>
      <Specimen name="Partial date">
        <Dates />
      </Specimen>
      <Specimen name="Tags">
        <Tags />
      </Specimen>
    </Section>
  );
}

function Texts() {
  return (
    <Pair>
      <TextField label="Position" defaultValue="Translator and author" />
      <TextField label="Organisation" placeholder="Analytical Engine" hint="As it should appear in the CV." />
      <TextField label="Page address" defaultValue="ada lovelace" error="Use letters, numbers and hyphens only" />
      <TextField label="Member since" defaultValue="1843" disabled />
    </Pair>
  );
}

function Areas() {
  const [text, setText] = useState(NOTE);
  return (
    <Pair>
      <TextArea
        label="Highlights"
        value={text}
        onChange={(event) => setText(event.target.value)}
        hint="Grows with the text."
      />
      <TextArea label="Summary" placeholder="Two or three sentences" error="Enter a summary before you publish" />
    </Pair>
  );
}

function Selects() {
  const [level, setLevel] = useState<'native' | 'fluent' | 'reads' | 'signs' | null>('fluent');
  return (
    <Pair>
      <Select label="Level" options={LEVELS} value={level} onValueChange={setLevel} />
      <Select
        label="Level of Italian"
        options={LEVELS}
        value={null}
        onValueChange={() => undefined}
        placeholder="Choose one"
        error="Choose a level"
      />
      <Select label="Level of German" options={LEVELS} value="reads" onValueChange={() => undefined} disabled />
    </Pair>
  );
}

function Comboboxes() {
  const [language, setLanguage] = useState<string | null>('french');
  const [role, setRole] = useState<string | null>(null);
  return (
    <Pair>
      <Combobox label="Language" options={languageOptions} value={language} onValueChange={setLanguage} />
      <Combobox
        freeText
        label="Role"
        options={ROLES}
        value={role}
        onValueChange={setRole}
        placeholder="Author"
        hint="Choose one or enter your own."
      />
    </Pair>
  );
}

function Dates() {
  const [from, setFrom] = useState<string | null>('1842-10');
  const [to, setTo] = useState<string | null>('1843');
  const [ongoing, setOngoing] = useState(false);
  return (
    <>
      <Pair>
        <PartialDateField label="From" value={from} onValueChange={setFrom} hint="1842, 1842-10 or 10 October 1842" />
        <PartialDateField label="To" value={to} onValueChange={setTo} ongoing={ongoing} onOngoingChange={setOngoing} />
      </Pair>
      <p className="text-text-secondary text-xs tabular-nums">
        Kept as <code data-testid="dates">{`${from ?? 'nothing'} to ${ongoing ? 'now' : (to ?? 'nothing')}`}</code>
      </p>
    </>
  );
}

function Tags() {
  const [tags, setTags] = useState(['Analysis', 'Number series', 'Machine method']);
  return (
    <Pair>
      <TagsField
        label="Fields"
        value={tags}
        onValueChange={setTags}
        suggestions={['Scientific translation', 'Symbolic algebra', 'Acoustics']}
      />
      <TagsField label="Interests" value={[]} onValueChange={() => undefined} placeholder="Music, horses" />
    </Pair>
  );
}
