import type { Block } from '#blocks/contract.ts';
import type { FocalPoint } from '#platform/pure/focal-point.ts';

/** Statuses, limits and empty document of a project, without the schemas, which would bloat the client bundle. */

export const PROJECT_STATUSES = ['draft', 'published', 'archived'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

export const PROJECT_LIMITS = {
  title: 200,
  summary: 160,
  role: 120,
  client: 120,
  tags: 30,
  tag: 40,
  stack: 50,
  links: 30,
  label: 80,
  address: 2000,
  gallery: 60,
  alt: 500,
  caption: 500,
  caseStudy: 20_000,
  metrics: 20,
  value: 80,
  collaborators: 50,
  name: 120,
} as const;

export const EMPTY_PROJECT = {
  title: '',
  summary: '',
  role: '',
  client: '',
  start: '',
  end: '',
  ongoing: false,
  status: 'draft' as ProjectStatus,
  featured: false,
  tags: [] as string[],
  stack: [] as string[],
  links: [] as { label: string; url: string }[],
  cover: null as string | null,
  coverAlt: '',
  coverFocus: null as FocalPoint | null,
  gallery: [] as { image: string; alt: string; caption: string }[],
  caseStudy: { problem: '', approach: '', outcome: '' },
  blocks: [] as Block[],
  metrics: [] as { label: string; value: string }[],
  collaborators: [] as { name: string; url: string }[],
  wordings: [] as { name: string; texts: Record<string, string> }[],
};
