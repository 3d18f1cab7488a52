import { expect } from 'vitest';
import { emptySite } from '#portfolio/model/site.ts';
import { registerMember } from './members.ts';
import type { TestInstance } from './test-instance.ts';

export type TestShare = {
  shareId: string;
  url: string;
  label: string;
  state: string;
  createdAt: string;
  live: boolean;
};

/** A member who makes links. */
export async function openSharesOf(instance: TestInstance, given: { verified?: boolean } = {}) {
  const member = await registerMember(instance, given);
  const { call } = member;
  return {
    member,
    make: async (label?: string) => {
      const answer = await call('POST', '/api/shares', { label, target: { kind: 'portfolio' } });
      expect([answer.status, answer.body]).toMatchObject([201, { shareId: expect.any(String) }]);
      return answer.body as TestShare;
    },
    change: (shareId: string, change: unknown) => call('PATCH', `/api/shares/${shareId}`, change),
    remove: (shareId: string) => call('DELETE', `/api/shares/${shareId}`),
    list: async (query = '') => {
      const { status, body } = await call('GET', `/api/shares${query}`);
      expect([status, body]).toMatchObject([200, { items: expect.any(Array) }]);
      return body as { items: TestShare[]; nextCursor?: string };
    },
    publish: async () => {
      const saved = await call('PUT', '/api/site', { document: { ...emptySite('en'), headline: 'Analyst' } });
      expect(saved.status).toBe(200);
      const { status, body } = await call('POST', '/api/site/publish');
      expect([status, body]).toMatchObject([200, { publishedAt: expect.any(String) }]);
      return body;
    },
  };
}
