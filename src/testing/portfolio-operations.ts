import { emptySite } from '#portfolio/model/site.ts';
import { type Member, newPerson } from './members.ts';
import type { OperationExample } from './operation-example.ts';
import type { TestInstance } from './test-instance.ts';

/** The operations on a member's site and links, for the tests that cover the whole API. */

const LINK = { label: 'For Turin', target: { kind: 'portfolio' } };

const liveId = async (_: TestInstance, { call }: Member): Promise<string> => {
  const cv = (await call('POST', '/api/cvs', { name: 'For Turin' })).body.id;
  return (await call('POST', '/api/shares', { target: { kind: 'cv', id: cv } })).body.shareId;
};

const id = async (_: TestInstance, { call }: Member): Promise<string> =>
  (await call('POST', '/api/shares', LINK)).body.shareId;

export const portfolioOperations: Record<string, OperationExample> = {
  'GET /site': { who: 'member' },
  'PUT /site': { who: 'member', body: () => ({ document: emptySite('en') }) },
  // The tested member has not verified an email address.
  'POST /site/publish': { who: 'member', status: 403 },
  'POST /site/unpublish': { who: 'member' },
  'POST /site/discard': { who: 'member' },
  'GET /site/export': { who: 'member', status: 404 },
  'GET /site/languages/{language}': { who: 'member', id: () => 'de' },
  'GET /site/languages/{language}/work': { who: 'member', id: () => 'de' },
  'GET /site/languages/{language}/parts/{part}': { who: 'member', id: () => ['de', 'profile'] },
  'PATCH /site/languages/{language}/parts/{part}': {
    who: 'member',
    id: () => ['de', 'site'],
    body: () => ({ texts: [{ key: 'headline', original: 'Mathematician', text: 'Mathematikerin' }] }),
  },
  'GET /site/languages/{language}/file/{format}': { who: 'member', id: () => ['de', 'csv'] },
  'POST /site/languages/{language}/file': {
    who: 'member',
    id: () => 'de',
    body: () => ({ content: 'key,original,translation\nsite/headline,Mathematician,Mathematikerin\n' }),
  },
  'PATCH /site/access': { who: 'member', body: () => ({ indexing: true }) },
  'GET /audiences': { who: 'member' },
  'GET /shares': { who: 'member' },
  'POST /shares': { who: 'member', body: () => LINK },
  'GET /shares/{shareId}': { who: 'member', id },
  'PATCH /shares/{shareId}': { who: 'member', id, body: () => ({ label: 'For Naples', state: 'revoked' }) },
  'GET /shares/{shareId}/qr/{format}': { who: 'member', id: async (...args) => [await id(...args), 'svg'] },
  'POST /shares/{shareId}/mail': {
    who: 'member',
    id: liveId,
    body: () => ({ to: newPerson().email }),
    // The tested member has not verified an email address.
    status: 403,
  },
  'DELETE /shares/{shareId}': { who: 'member', id },
};
