import { expect } from 'vitest';
import { emptySite } from '#portfolio/model/site.ts';
import { addMember } from './add-member.ts';
import type { TestInstance } from './test-instance.ts';

export type TestShare = {
  shareId: string;
  url: string;
  label: string;
  target: { kind: string; id?: string; title?: string };
  state: string;
  hasPassword: boolean;
  expiresAt: string | null;
  pinnedAt: string | null;
  createdAt: string;
  live: boolean;
  hidden?: string;
};

/** The default values of a link to the portfolio. */
export const PLAIN_LINK = {
  label: '',
  word: null,
  note: '',
  target: { kind: 'portfolio' },
  state: 'active',
  ...{ hasPassword: false, expiresAt: null, pinnedAt: null, openedAt: null },
  ...{ download: true, contact: 'shown', indexing: false, listed: false, notify: false },
  ...{ comments: 'off', drafts: false, received: { all: 0, held: 0 } },
  visits: { views: 0, readers: 0, downloads: 0, lastAt: null },
};

/** Registers a member, and returns functions to make and change links. */
export async function openSharesOf(instance: TestInstance, options: { verified?: boolean } = {}) {
  const member = await addMember(instance, options);
  const { call } = member;
  const createRecord = async (path: string, fields: object) => {
    const { status, body } = await call('POST', path, fields);
    expect([status, body]).toMatchObject([201, { id: expect.any(String) }]);
    return body.id as string;
  };
  return {
    member,
    make: async (label?: string, more: object = {}) => {
      const answer = await call('POST', '/api/shares', { label, target: { kind: 'portfolio' }, ...more });
      expect([answer.status, answer.body]).toMatchObject([201, { shareId: expect.any(String) }]);
      return answer.body as TestShare;
    },
    change: (shareId: string, change: unknown) => call('PATCH', `/api/shares/${shareId}`, change),
    read: (shareId: string) => call('GET', `/api/shares/${shareId}`),
    remove: (shareId: string) => call('DELETE', `/api/shares/${shareId}`),
    list: async (query = '') => {
      const { status, body } = await call('GET', `/api/shares${query}`);
      expect([status, body]).toMatchObject([200, { items: expect.any(Array) }]);
      return body as { items: TestShare[]; nextCursor?: string };
    },
    /** Makes a project that a link can lead to. */
    makeProject: (fields: object = {}) =>
      createRecord('/api/projects', { title: 'Note G', status: 'published', ...fields }),
    makeCv: (fields: object = {}) => createRecord('/api/cvs', { name: 'For Turin', ...fields }),
    publish: async () => {
      const saved = await call('PUT', '/api/site', { document: { ...emptySite('en'), headline: 'Analyst' } });
      expect(saved.status).toBe(200);
      const { status, body } = await call('POST', '/api/site/publish');
      expect([status, body]).toMatchObject([200, { publishedAt: expect.any(String) }]);
      return body;
    },
  };
}
