import type { Page } from '@playwright/test';
import { make } from './records.ts';

const id = (at: number) => `0b3cf0ce-5a0c-4c8c-9a64-0d3d6a0f1c${at + 10}`;

/** The text of a post about the Analytical Engine. */
const BLOCKS = [
  {
    id: id(1),
    kind: 'text',
    text: 'Menabrea had written of the engine in French, from what he heard in Turin. **What it could do**, he left to the reader.\n\nA translation alone would have left it there. So I added notes, and let them grow: what sets this engine apart from one that only adds, how cards tell it what to do, and a calculation worked out to its end.',
  },
  { id: id(2), kind: 'heading', text: 'What the cards say' },
  {
    id: id(3),
    kind: 'text',
    text: 'The engine has *no pretensions* to originate anything. It can do whatever we know how to order it to perform.',
  },
  {
    id: id(4),
    kind: 'quote',
    text: 'The Analytical Engine weaves algebraical patterns just as the Jacquard-loom weaves flowers and leaves.',
    source: 'Note A',
    url: '',
  },
];

/** Creates posts of each status, the first with a cover, and returns them. */
export const makePosts = (page: Page, cover: string | null = null) =>
  make(page, 'posts', [
    {
      title: 'What an engine can’t know',
      summary: 'It can follow analysis, but it has no power of anticipating any truths.',
      tags: ['computing', 'philosophy'],
      series: 'Notes on the engine',
      blocks: BLOCKS,
    },
    {
      title: 'Note G, step by step',
      summary: 'How the numbers of Bernoulli are computed without a human head having worked them out before.',
      status: 'scheduled',
      publishedAt: new Date(Date.now() + 9 * 24 * 3600 * 1000).toISOString(),
      tags: ['mathematics'],
      series: 'Notes on the engine',
      blocks: BLOCKS,
      cover,
    },
    {
      title: 'A loom that counts',
      summary: 'Why the cards of Jacquard matter more than the wheels.',
      status: 'published',
      publishedAt: '2025-07-10T09:00:00Z',
      tags: ['computing'],
      blocks: BLOCKS,
      originalUrl: 'https://example.org/loom',
    },
    { title: 'Letters from Turin', status: 'published', publishedAt: '2024-02-03T09:00:00Z', tags: ['letters'] },
  ]);
