import { useTranslations } from 'use-intl';
import { FieldAnchor, type RecordEditorState, RowList, Section, UrlField } from '#records/components.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { PROJECT_LIMITS } from '../../model/limits.ts';
import type { EditableProject } from './prepare-project.ts';

export function LinksSection({ editor }: { editor: RecordEditorState<EditableProject> }) {
  const t = useTranslations('projects.editor');
  const { value, change, errorOf } = editor;
  return (
    <Section name="links" title={t('sections.links')}>
      <RowList
        label={t('sections.links')}
        rows={value.links}
        emptyRow={{ label: '', url: '' }}
        addLabel={t('addLink')}
        maximum={PROJECT_LIMITS.links}
        nameOf={(row, at) => row.label || row.url || t('linkNumber', { number: at + 1 })}
        error={errorOf('links')}
        onChange={(links) => change({ links })}
      >
        {(row, at, changeRow) => (
          <div className="grid gap-2 sm:grid-cols-2">
            <FieldAnchor at={`links.${at}.url`}>
              <UrlField
                label={t('linkAddress')}
                error={errorOf(`links.${at}.url`)}
                value={row.url}
                onChange={(url) => changeRow({ ...row, url })}
              />
            </FieldAnchor>
            <FieldAnchor at={`links.${at}.label`}>
              <TextField
                label={t('linkLabel')}
                placeholder={t('linkLabelPlaceholder')}
                error={errorOf(`links.${at}.label`)}
                dir="auto"
                autoComplete="off"
                value={row.label}
                onChange={(event) => changeRow({ ...row, label: event.target.value })}
              />
            </FieldAnchor>
          </div>
        )}
      </RowList>
    </Section>
  );
}
