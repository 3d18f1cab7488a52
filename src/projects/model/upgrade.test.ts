import { expect, it } from 'vitest';
import { projectDocument } from './fields.ts';
import { upgradeProject } from './upgrade.ts';

it('a project from before blocks, and before covers had alternative texts and focal points, gets empty ones, and keeps everything else', () => {
  const stored = {
    ...{ title: 'Note G', summary: 'A table', role: '', client: '', start: '1843', end: '', ongoing: false },
    ...{ status: 'published', featured: true, tags: [], stack: [], links: [], metrics: [], collaborators: [] },
    cover: '0f9f6c8e-8f1e-4d53-9f5c-0d6c0e0f5a11',
    gallery: [{ image: '0f9f6c8e-8f1e-4d53-9f5c-0d6c0e0f5a11', alt: 'A page', caption: '' }],
    caseStudy: { problem: 'p', approach: '', outcome: '' },
  };
  const upgraded = upgradeProject(stored);
  expect(upgraded).toEqual({ ...stored, coverAlt: '', coverFocus: null, wordings: [], blocks: [] });
  expect(projectDocument.safeParse(upgraded).success).toBe(true);
});
