import { translatorOf } from '#platform/server/i18n/messages.ts';
import { SAMPLE_KINDS, type SampleKind, type SampleSet } from '../../../model/sample-sets.ts';
import type { SiteView } from '../../../model/site-view.ts';
import type { SiteData } from '../load-site.ts';
import { type SampleWorks, sampleWorks } from './sample-works.ts';

const kindsOf = (set: SampleSet): readonly SampleKind[] => SAMPLE_KINDS[set];

/**
 * Returns a site with the sample work that its start came with, of each kind that the member has nothing of. Only the
 * preview of the editor shows it: nobody else ever reads a sample.
 */
export function withSamples(siteData: SiteData, now: Date): SiteData {
  const { view, hosting } = siteData;
  if (view.site.samples === '') return siteData;
  const set = view.site.samples;
  const works = marked(
    sampleWorks(set, {
      words: translatorOf(hosting.language),
      name: view.person.name,
      year: now.getUTCFullYear(),
    }),
  );
  const samples = Object.fromEntries(
    kindsOf(set)
      .filter((kind) => view[kind].length === 0)
      .map((kind) => [kind, works[kind]]),
  ) as Partial<SampleWorks>;
  return {
    ...siteData,
    view: { ...view, ...samples } as SiteView,
    ...(samples.projects ? { projectPage: async (slug) => works.projects.find((one) => one.slug === slug) } : {}),
    ...(samples.posts ? { postPage: async (slug) => works.posts?.find((one) => one.slug === slug) } : {}),
  };
}

/** Marks each sample as one. */
const marked = (works: SampleWorks): SampleWorks => ({
  ...works,
  ...Object.fromEntries(
    Object.entries(works).map(([kind, all]) => [kind, all.map((one) => ({ ...one, isSample: true }))]),
  ),
});
