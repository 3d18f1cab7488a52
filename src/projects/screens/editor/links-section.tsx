import { useTranslations } from 'use-intl';
import { AddressField, type Editor, Place, RowList, Section } from '#records/components.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PROJECT_LIMITS } from '../../model/limits.ts';
import type { WrittenProject } from './prepare-project.ts';

export function LinksSection({ editor }: { editor: Editor<WrittenProject> }) {
  const t = useTranslations('projects.editor');
  const { value, change, faultOf } = editor;
  return (
    <Section name="links" title={t('sections.links')}>
      <RowList
        label={t('sections.links')}
        rows={value.links}
        fresh={{ label: '', url: '' }}
        addLabel={t('addLink')}
        maximum={PROJECT_LIMITS.links}
        nameOf={(row, at) => row.label || row.url || t('linkNumber', { number: at + 1 })}
        error={faultOf('links')}
        onChange={(links) => change({ links })}
      >
        {(row, at, changeRow) => (
          <div className="grid gap-2 sm:grid-cols-2">
            <Place at={`links.${at}.url`}>
              <AddressField
                label={t('linkAddress')}
                error={faultOf(`links.${at}.url`)}
                value={row.url}
                onChange={(url) => changeRow({ ...row, url })}
              />
            </Place>
            <Place at={`links.${at}.label`}>
              <TextField
                label={t('linkLabel')}
                placeholder={t('linkLabelPlaceholder')}
                error={faultOf(`links.${at}.label`)}
                dir="auto"
                autoComplete="off"
                value={row.label}
                onChange={(event) => changeRow({ ...row, label: event.target.value })}
              />
            </Place>
          </div>
        )}
      </RowList>
    </Section>
  );
}
