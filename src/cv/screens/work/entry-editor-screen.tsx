import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useLocation, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import {
  FieldAnchor,
  LazySection,
  RecordEditor,
  type RecordEditorState,
  RecordTagsField,
  Section,
} from '#records/components.tsx';
import { contentOfEntry, ENTRY_LIMITS, ENTRY_PATH, type EntryKind, hasTexts } from '../../model/entries/entry.ts';
import { nodeAt } from '../../model/tree.ts';
import { CvEditorProvider } from '../editor/cv-editor-context.tsx';
import { LazyNodeForm } from '../editor/lazy-forms.tsx';
import { entriesApi } from '../work-records/entries-api.ts';
import { ENTRY_SECTIONS, type EntrySection, isEntrySection } from '../work-records/entry-sections.ts';
import { EntryActions } from './entry-actions.tsx';
import { UnknownSection } from './unknown-section.tsx';
import { useEntryEditorConfig } from './use-entry-editor-config.tsx';
import { type EditableEntry, useEntryFormEditor } from './use-entry-form-editor.ts';
import { UsedIn } from './used-in.tsx';

const EntryWordings = lazy(async () => ({ default: (await import('./entry-wordings.tsx')).EntryWordings }));

/** Editor screen for a new or existing entry of the member's work. */
export function EntryEditorScreen() {
  const { section, entryId } = useParams();
  // Keyed by navigation, so that another new entry can be opened while a new one is open.
  const { key } = useLocation();
  return isEntrySection(section) ? <Editor key={entryId ?? key} section={section} id={entryId} /> : <UnknownSection />;
}

function Editor({ section, id }: { section: EntrySection; id: string | undefined }) {
  const t = useTranslations('records.work');
  const kind = ENTRY_SECTIONS[section];
  return (
    <RecordEditor
      config={useEntryEditorConfig(section)}
      id={id}
      sections={(value) => [
        { name: 'content', title: t('content') },
        ...(hasTexts(kind) ? [{ name: 'wordings', title: t('wordings.title'), count: value.wordings.length }] : []),
        { name: 'tags', title: t('tags') },
        { name: 'used', title: t('used.title') },
      ]}
      actions={(editor) => <EntryActions section={section} editor={editor} />}
    >
      {(editor) => (
        <>
          <Section name="content" title={t('content')} titleHidden>
            <EntryForm kind={kind} editor={editor} />
          </Section>
          {hasTexts(kind) && (
            <LazySection>
              <EntryWordings kind={kind} editor={editor} />
            </LazySection>
          )}
          <Section name="tags" title={t('tags')} lead={t('tagsText')}>
            <Tags kind={kind} editor={editor} />
          </Section>
          <Section name="used" title={t('used.title')}>
            <UsedIn id={editor.id} />
          </Section>
        </>
      )}
    </RecordEditor>
  );
}

type FormProps = { kind: EntryKind; editor: RecordEditorState<EditableEntry> };

/** The fields of an entry, in the form that CVs have for it. */
function EntryForm({ kind, editor }: FormProps) {
  const formEditor = useEntryFormEditor(kind, editor);
  const node = nodeAt(contentOfEntry({ kind, fields: editor.value.fields }), ENTRY_PATH);
  return (
    <CvEditorProvider editor={formEditor}>
      <FieldAnchor at="fields">{node && <LazyNodeForm node={node} />}</FieldAnchor>
    </CvEditorProvider>
  );
}

function Tags({ kind, editor }: FormProps) {
  const t = useTranslations('records.work');
  const { data: facets } = useQuery(entriesApi.facets.queryOptions({ input: { kind } }));
  return <RecordTagsField editor={editor} label={t('tags')} max={ENTRY_LIMITS.tags} facets={facets} />;
}
