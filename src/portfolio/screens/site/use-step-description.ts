import { useFormatter, useTranslations } from 'use-intl';
import type { DocumentFields } from '#platform/pure/autosave/fields.ts';
import { changesOf } from '../../model/site-changes.ts';
import type { SiteDocument } from '../../model/site-shape.ts';

type Step = { before: DocumentFields; after: DocumentFields };

/** Returns a function that names what a step of the undo history changes, as in the list of unpublished changes. */
export function useStepDescription(site: SiteDocument) {
  const t = useTranslations('portfolio-editor.changes');
  const format = useFormatter();
  return ({ before, after }: Step) =>
    format.list(changesOf({ ...site, ...after }, { ...site, ...before }).map((change) => t(change)));
}
