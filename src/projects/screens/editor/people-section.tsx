import { useTranslations } from 'use-intl';
import { AddressField, type Editor, Place, RowList, Section } from '#records/components.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PROJECT_LIMITS } from '../../model/limits.ts';
import type { WrittenProject } from './prepare-project.ts';

/** Collaborator fields. */
export function PeopleSection({ editor }: { editor: Editor<WrittenProject> }) {
  const t = useTranslations('projects.editor');
  const { value, change, faultOf } = editor;
  return (
    <Section name="people" title={t('sections.people')}>
      <RowList
        label={t('sections.people')}
        rows={value.collaborators}
        fresh={{ name: '', url: '' }}
        addLabel={t('addPerson')}
        maximum={PROJECT_LIMITS.collaborators}
        nameOf={(row, at) => row.name || t('personNumber', { number: at + 1 })}
        error={faultOf('collaborators')}
        onChange={(collaborators) => change({ collaborators })}
      >
        {(row, at, changeRow) => (
          <div className="grid gap-2 sm:grid-cols-2">
            <Place at={`collaborators.${at}.name`}>
              <TextField
                label={t('personName')}
                error={faultOf(`collaborators.${at}.name`)}
                dir="auto"
                autoComplete="off"
                value={row.name}
                onChange={(event) => changeRow({ ...row, name: event.target.value })}
              />
            </Place>
            <Place at={`collaborators.${at}.url`}>
              <AddressField
                label={t('personAddress')}
                error={faultOf(`collaborators.${at}.url`)}
                value={row.url}
                onChange={(url) => changeRow({ ...row, url })}
              />
            </Place>
          </div>
        )}
      </RowList>
    </Section>
  );
}
