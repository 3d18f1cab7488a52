import { useTranslations } from 'use-intl';
import { FieldAnchor, type RecordEditorState, RowList, Section, UrlField } from '#records/components.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { PROJECT_LIMITS } from '../../model/limits.ts';
import type { EditableProject } from './prepare-project.ts';

/** Collaborator fields. */
export function CollaboratorsSection({ editor }: { editor: RecordEditorState<EditableProject> }) {
  const t = useTranslations('projects.editor');
  const { value, change, errorOf } = editor;
  return (
    <Section name="people" title={t('sections.people')}>
      <RowList
        label={t('sections.people')}
        rows={value.collaborators}
        emptyRow={{ name: '', url: '' }}
        addLabel={t('addPerson')}
        maximum={PROJECT_LIMITS.collaborators}
        nameOf={(row, at) => row.name || t('personNumber', { number: at + 1 })}
        error={errorOf('collaborators')}
        onChange={(collaborators) => change({ collaborators })}
      >
        {(row, at, changeRow) => (
          <div className="grid gap-2 sm:grid-cols-2">
            <FieldAnchor at={`collaborators.${at}.name`}>
              <TextField
                label={t('personName')}
                error={errorOf(`collaborators.${at}.name`)}
                dir="auto"
                autoComplete="off"
                value={row.name}
                onChange={(event) => changeRow({ ...row, name: event.target.value })}
              />
            </FieldAnchor>
            <FieldAnchor at={`collaborators.${at}.url`}>
              <UrlField
                label={t('personAddress')}
                error={errorOf(`collaborators.${at}.url`)}
                value={row.url}
                onChange={(url) => changeRow({ ...row, url })}
              />
            </FieldAnchor>
          </div>
        )}
      </RowList>
    </Section>
  );
}
