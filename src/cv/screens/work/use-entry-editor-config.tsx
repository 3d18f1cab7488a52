import { useTranslations } from 'use-intl';
import type { RecordEditorConfig } from '#records/components.tsx';
import { completeFields, contentOfEntry, ENTRY_PATH } from '../../model/entries/entry.ts';
import { referencesIn } from '../../model/references.ts';
import { useCaptions } from '../editor/captions.ts';
import { labelKeyOf } from '../editor/forms/layouts.ts';
import { entriesApi } from '../work-records/entries-api.ts';
import { ENTRY_SECTIONS, type EntrySection } from '../work-records/entry-sections.ts';
import type { EditableEntry } from './use-entry-form-editor.ts';

/** Returns the editor configuration for the entries of a section. */
export function useEntryEditorConfig(section: EntrySection): RecordEditorConfig<EditableEntry> {
  const t = useTranslations('records.work');
  const labels = useTranslations('cv-editor.form.labels');
  const { titleOf } = useCaptions();
  const kind = ENTRY_SECTIONS[section];
  return {
    name: `work/${section}`,
    calls: {
      read: entriesApi.read.call,
      create: (fields) => entriesApi.create.call({ fields: {}, ...fields, kind }),
      save: entriesApi.save.call,
      restore: entriesApi.restore.call,
      remove: entriesApi.remove.call,
      duplicate: entriesApi.duplicate.call,
      list: (query) => entriesApi.list.call({ ...query, kind }),
      versions: entriesApi.versions.call,
      readVersion: entriesApi.readVersion.call,
      restoreVersion: entriesApi.restoreVersion.call,
    },
    empty: { fields: completeFields(kind, {}), wordings: [], tags: [], status: 'active' },
    requiredFields: ['fields'],
    prepare: (document) => ({ document, faults: {} }),
    verifiedOnlyFields: [],
    titleOf: ({ fields }) => titleOf({ kind, path: ENTRY_PATH, value: fields }),
    isPublished: ({ status }) => status === 'published',
    imagesOf: ({ fields }) => referencesIn(contentOfEntry({ kind, fields })).images,
    labelOf: ([field, name]) => {
      if (field === 'fields' && name !== undefined) return labels(labelKeyOf(kind, name));
      return field === 'wordings' ? t('wordings.title') : t('tags');
    },
    describe: (_, value) => textOf(value) || t('nothing'),
    texts: { create: t(`create.${section}`), untitled: t('untitled'), back: t(`sections.${section}`) },
  };
}

/** Returns the texts of a field's value, of nested nodes too. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return typeof value === 'boolean' ? '' : String(value ?? '');
  const texts = Object.entries(value).map(([name, child]) => (name === 'id' || name === 'extras' ? '' : textOf(child)));
  return texts.filter(Boolean).join(Array.isArray(value) ? '\n' : ' · ');
}
