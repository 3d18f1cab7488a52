import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Select } from '#ui/fields/select.tsx';
import { hasVisibleSection, sectionsOfPages } from '../../../model/sections/section-references.ts';
import type { SiteSection } from '../../../model/sections/section-schema.ts';
import type { SiteDocument } from '../../../model/site-shape.ts';
import { cvsApi } from '../../cvs-api.ts';
import { Group } from '../group.tsx';
import type { SiteEditor } from '../site-editor.ts';
import { freeId, newSection, placeOfNew } from './sections/new-section.ts';
import { useSiteCv } from './use-site-cv.ts';

/** Value of the option for no CV; an empty value would look like no choice. */
const NONE = 'none';

/** Choice of the CV that visitors may read. A private CV stays private until the member makes it public. */
export function CvGroup({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.cv');
  const { value, change } = editor;
  const { query, cvs, chosen } = useSiteCv(value.cv);
  const isMissing = value.cv !== null && query.isSuccess && !chosen;
  const options = [
    { value: NONE, label: t('none') },
    ...cvs.map(({ id, name }) => ({ value: id, label: name })),
    ...(value.cv !== null && !chosen ? [{ value: value.cv, label: isMissing ? t('gone') : t('loading') }] : []),
  ];
  return (
    <Group title={t('title')}>
      {query.isSuccess && cvs.length === 0 && value.cv === null ? (
        <p className="text-text-secondary">
          {t('empty')} <Link render={<RouterLink to="/cv" />}>{t('make')}</Link>
        </p>
      ) : (
        <Select
          label={t('label')}
          hint={query.isError ? t('failed') : undefined}
          error={isMissing ? t('goneText') : undefined}
          options={options}
          value={value.cv ?? NONE}
          onValueChange={(next) => change(next === NONE ? { cv: null } : { cv: next, ...sectionsWithCv(value) })}
        />
      )}
      {chosen?.visibility === 'private' && <MakePublic id={chosen.id} onOpened={editor.refreshPreview} />}
    </Group>
  );
}

/** Returns the sections of a site with one that leads to the CV: a hidden one is shown, or else one is added. */
function sectionsWithCv(site: SiteDocument): Partial<Pick<SiteDocument, 'sections'>> {
  if (hasVisibleSection(site, 'cv')) return {};
  const hidden = site.sections.find(({ kind }) => kind === 'cv');
  const others = site.sections.filter((section) => section !== hidden);
  const ids = new Set(sectionsOfPages<SiteSection>(site).map(({ id }) => id));
  const section: SiteSection = hidden ? { ...hidden, visible: true } : newSection('cv', freeId('cv', ids));
  return { sections: others.toSpliced(placeOfNew('cv', others), 0, section) };
}

/** Tells that a private CV is not shown on the site, and offers to make it public. */
function MakePublic({ id, onOpened }: { id: string; onOpened: () => void }) {
  const t = useTranslations('portfolio-editor.cv');
  const queries = useQueryClient();
  const reportFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      await cvsApi.setVisibility.call({ id, visibility: 'public' });
      onOpened();
      await queries.invalidateQueries({ queryKey: cvsApi.key() });
    } catch (error) {
      reportFailure(t('notOpened'), error);
    }
    setBusy(false);
  };
  return (
    <div className="-mt-2 grid justify-items-start gap-2">
      <p role="status" className="text-warning text-xs">
        {t('private')}
      </p>
      <Button busy={busy} onClick={() => void open()}>
        {t('open')}
      </Button>
    </div>
  );
}
