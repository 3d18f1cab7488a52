import { expect } from 'vitest';
import { emptySite, type SiteDocument } from '#portfolio/model/site.ts';
import { newIpAddress, send } from './members.ts';
import { openSharesOf, type TestShare } from './shares.ts';
import type { TestInstance } from './test-instance.ts';

type LinkRequest = { method?: string; body?: string; headers?: Record<string, string>; address?: string };

/** Requests a link's page as a visitor, from a new address by default. */
export const openLink = (
  instance: { url: string },
  path: string,
  { method = 'GET', body, headers = {}, address = newIpAddress() }: LinkRequest = {},
) =>
  send(instance, method, path, {
    ...(body === undefined ? {} : { body: new TextEncoder().encode(body) }),
    headers: { 'x-forwarded-for': address, ...headers },
  });

/** Returns the response to a link's visitor, without the headers that differ each time. */
export async function comparableResponseAt(instance: { url: string }, path: string, request?: LinkRequest) {
  const { status, body, headers } = await openLink(instance, path, request);
  return { status, body, headers: [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)) };
}

export const UNKNOWN_LINK = '/portfolio/0123456789abcdefghijkl';

/** Submits a link's password form. */
export const tryPassword = (instance: { url: string }, path: string, password: string, request: LinkRequest = {}) =>
  openLink(instance, path, {
    ...request,
    method: 'POST',
    body: new URLSearchParams({ password }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...request.headers },
  });

/** Makes a member with one record of each kind, and returns functions to make links to them. */
export async function openLinks(instance: TestInstance, siteFields: Partial<SiteDocument> = {}) {
  const shares = await openSharesOf(instance);
  const { member, makeProject, makeCv } = shares;
  const { call } = member;
  const project = await makeProject({
    ...{ title: 'Note G', summary: 'A table of operations.', role: 'Author' },
    caseStudy: { problem: 'The Engine existed on paper alone.', approach: '', outcome: '' },
  });
  const cv = await makeCv({ example: 'nurse' });
  const write = async (change: Partial<SiteDocument>) => {
    const { document } = (await call('GET', '/api/site')).body;
    expect((await call('PUT', '/api/site', { document: { ...document, ...change } })).status).toBe(200);
    expect((await call('POST', '/api/site/publish')).status).toBe(200);
  };
  await write({ ...emptySite('en'), headline: 'Enchantress of numbers', ...siteFields });
  const targets = { portfolio: {}, project: { id: project }, cv: { id: cv } };
  return {
    ...shares,
    ...{ project, cv, write },
    /** Makes a link and returns it with its path. */
    link: async (kind: keyof typeof targets, options: object = {}) => {
      const share = await shares.make('For Turin', { target: { kind, ...targets[kind] }, ...options });
      return { ...share, path: new URL(share.url).pathname };
    },
    set: async ({ shareId }: Pick<TestShare, 'shareId'>, change: object) => {
      const answer = await shares.change(shareId, change);
      expect([answer.status, answer.body]).toMatchObject([200, { shareId }]);
    },
    changeProject: async (change: object) => {
      const { revision } = (await call('GET', `/api/projects/${project}`)).body;
      const answer = await call('PATCH', `/api/projects/${project}`, { revision, ...change });
      expect([answer.status, answer.body]).toMatchObject([200, { id: project }]);
    },
  };
}
