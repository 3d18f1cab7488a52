import type { SitePostPage } from '../../../model/site-view.ts';
import type { SampleContext } from './sample-context.ts';
import { type SamplePicture, samplePicture } from './sample-pictures.ts';

type SamplePost = { title: 'first' | 'second' | 'third'; ago: number; cover?: SamplePicture; inSeries?: boolean };

/** Returns posts of a writer, the newest first. */
export const samplePosts = (context: SampleContext): SitePostPage[] => [
  samplePost(context, { title: 'third', ago: 0, inSeries: true }),
  samplePost(context, { title: 'second', ago: 0, cover: 'sea', inSeries: true }),
  samplePost(context, { title: 'first', ago: 1 }),
];

function samplePost({ words, year }: SampleContext, { title, ago, cover, inSeries = false }: SamplePost): SitePostPage {
  const tag = words('site-samples.tag');
  const day = `${year - ago}-01-01`;
  const publishedAt = `${day}T09:00:00.000Z`;
  const series = words('site-samples.posts.series');
  return {
    ...{ slug: `sample-${title}`, title: words(`site-samples.posts.${title}`), summary: words('site-samples.summary') },
    ...{ publishedAt, day, updatedAt: publishedAt, minutes: 1, originalUrl: '', untranslated: [] },
    tags: [{ name: tag, text: tag }],
    series: inSeries ? { name: series, text: series } : undefined,
    cover: cover && samplePicture(cover),
    blocks: [
      { id: '6f1c7d1e-62a1-4f0a-9d0b-6a3f0d1e8c01', kind: 'text', text: words('site-samples.posts.text') },
      {
        ...{ id: '6f1c7d1e-62a1-4f0a-9d0b-6a3f0d1e8c02', kind: 'quote', text: words('site-samples.posts.quote') },
        ...{ source: '', url: '' },
      },
    ],
  };
}
