import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readBadge } from '#achievements/server/badges/read-badge.ts';
import { examine, READER } from '#achievements/testing/verify-badge.ts';
import { AppError } from '#platform/pure/errors.ts';
import {
  addProof,
  bakePng,
  bakeSvg,
  internationalText,
  makeAssertion,
  makeCredential,
  makeIssuer,
  pngChunk,
  pngWith,
} from '#testing/badges.ts';
import { jpeg } from '#testing/images.ts';

const MEGABYTE = 1024 * 1024;
/** Returns the message key with which a file is refused, or 'taken' if it is accepted. */
const refusal = (badge: string | object | Uint8Array) =>
  examine(badge).then(
    () => 'taken',
    (error: { text?: { word: string } }) => error.text?.word ?? error,
  );

const assertion = makeAssertion({ issuer: 'https://badges.example.org/issuer' });
const json = JSON.stringify(assertion);
const svg = (content: string, before = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:ob="http://openbadges.org">${content}</svg>`);

describe('files without a badge', () => {
  it.each<[what: string, make: () => Promise<string | object | Uint8Array> | string | object | Uint8Array]>([
    ['random bytes', () => Buffer.concat([Buffer.from([0xc3, 0x28]), randomBytes(5000)])],
    ['plain text', () => 'Ada Lovelace'],
    ['a JSON array', () => [assertion]],
    ['other JSON', () => ({ name: 'Ada' })],
    ['a badge class', () => assertion.badge as object],
    ['a credential of another type', () => ({ ...makeCredential({ issuer: 'x' }), type: ['VerifiableCredential'] })],
    ['a credential without a subject', () => ({ ...makeCredential({ issuer: 'x' }), credentialSubject: 'Ada' })],
    ['an assertion of another type', () => ({ ...assertion, type: 'Endorsement' })],
    ['a photo', () => jpeg()],
    ['a PNG without a badge', () => pngWith()],
    ['a PNG with other text', () => pngWith(pngChunk('iTXt', internationalText('Comment', json)))],
    ['an SVG without a badge', () => svg('<circle r="1"/>')],
    ['an SVG with an empty badge', () => svg('<ob:assertion verify=""> </ob:assertion>')],
    ['a badge in another namespace', () => Buffer.from(`<svg><assertion><![CDATA[${json}]]></assertion></svg>`)],
    ['an HTML page', () => `<html xmlns:ob="http://openbadges.org"><ob:assertion>${'{}'}</ob:assertion></html>`],
    ['a PNG with an empty array', () => bakePng('[]', '2.0')],
  ])('rejects %s', async (_, make) => {
    expect(await refusal(await make())).toBe('notABadge');
  });

  it('reports the URL of a badge that is not embedded', async () => {
    const address = 'https://badges.example.org/assertions/1843';
    const old = await pngWith(pngChunk('tEXt', Buffer.from(`openbadges\0${address}`)));
    for (const badge of [old, await bakePng(address, '2.0'), svg(`<ob:assertion verify="${address}"/>`)]) {
      const error = await examine(badge).catch((reason) => reason);
      expect(error.text).toEqual({ word: 'badgeElsewhere', values: { address } });
    }
  });
});

describe('damaged badges', () => {
  const whole = bakePng(json, '2.0');
  const changedAt = async (marker: string, by: number) => {
    const png = Buffer.from(await whole);
    const at = png.indexOf(marker) + by;
    png[at] = (png[at] ?? 0) ^ 1;
    return png;
  };

  it.each<[what: string, make: () => Promise<string | Uint8Array> | string | Uint8Array]>([
    ['truncated JSON', () => json.slice(0, -10)],
    ['a JWS without JSON', () => 'AAAA.AAAA.AAAA'],
    ['a JWS that is not UTF-8', () => `e30.${Buffer.from([0xc3, 0x28]).toString('base64url')}.AAAA`],
    ['a truncated PNG', async () => (await whole).subarray(0, -20)],
    ['a PNG that ends within its badge', async () => (await whole).subarray(0, 100)],
    ['only a PNG signature', async () => (await whole).subarray(0, 8)],
    ['a changed byte in the badge', () => changedAt('recipient', 3)],
    ['a changed byte in the image', () => changedAt('IHDR', 6)],
    ['a chunk longer than the file', () => changedAt('iTXt', -4)],
    ['a wrong chunk checksum', () => pngWith(pngChunk('iTXt', internationalText('openbadges', json), 1))],
    ['a PNG without a header', async () => Buffer.concat([(await whole).subarray(0, 8), (await whole).subarray(33)])],
    ['a text chunk with an unterminated language', () => pngWith(pngChunk('iTXt', Buffer.from('openbadges\0\0\0en')))],
    ['a text chunk that is not UTF-8', () => bakePng(Buffer.from([0xc3, 0x28]) as never, '2.0')],
    [
      'a text chunk that is not compressed as declared',
      () => pngWith(pngChunk('iTXt', Buffer.from('openbadges\0\u0001\0\0\0packed', 'latin1'))),
    ],
    ['a truncated SVG', () => bakeSvg(json, '2.0').subarray(0, -10)],
    ['a malformed SVG', () => svg('<a></b>')],
    ['two SVG documents', () => `${svg('')}${svg('')}`],
    ['an SVG with a truncated badge', () => svg(`<ob:assertion><![CDATA[${json.slice(0, 50)}]]></ob:assertion>`)],
    ['a key that would pollute prototypes', () => json.replace('"name"', '"__proto__":{"polluted":true},"name"')],
  ])('reports %s as damaged', async (_, make) => {
    expect(await refusal(await make())).toBe('brokenBadge');
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('SVG entities', () => {
  const entityBomb = (inside: string) =>
    svg(
      `<ob:assertion>${inside}</ob:assertion>`,
      '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>',
    );

  it('rejects an SVG that uses custom entities', async () => {
    for (const entity of ['&a;', '&b;', '&c;', '&nbsp;']) expect(await refusal(entityBomb(entity))).toBe('brokenBadge');
  });

  it('accepts an SVG that only declares entities', async () => {
    expect(await refusal(entityBomb(`<![CDATA[${json}]]>`))).toBe('taken');
    expect(await refusal(svg(`<ob:assertion>${json.replaceAll('"', '&quot;')}</ob:assertion>`))).toBe('taken');
  });
});

describe('badges beyond the limits', () => {
  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const withField = (value: string) => json.replace('"badge"', `"more":${value},"badge"`);
  const compressedAway = (size: number) => deflateSync(Buffer.alloc(size, ' '));

  it.each<[what: string, make: () => Promise<string | Uint8Array> | string | Uint8Array]>([
    ['large JSON', () => withField(`"${'x'.repeat(MEGABYTE)}"`)],
    ['large JSON in an SVG', () => svg(`<ob:assertion><![CDATA[${'x'.repeat(2 * MEGABYTE)}]]></ob:assertion>`)],
    ['large JSON in a PNG', () => bakePng(withField(`"${'x'.repeat(2 * MEGABYTE)}"`), '2.0')],
    ['large JSON in JWS', () => `e30.${Buffer.from(withField(`"${'x'.repeat(MEGABYTE)}"`)).toString('base64url')}.AA`],
    [
      'a decompression bomb',
      () =>
        pngWith(
          pngChunk(
            'iTXt',
            Buffer.concat([Buffer.from('openbadges\0\u0001\0\0\0', 'latin1'), compressedAway(100 * MEGABYTE)]),
          ),
        ),
    ],
  ])('rejects %s as too large', async (_, make) => {
    expect(await refusal(await make())).toBe('badgeTooLarge');
  });

  it.each<[what: string, make: () => Promise<string | Uint8Array> | string | Uint8Array]>([
    ['deep nesting', () => withField(deep(100))],
    ['nesting that would overflow the stack', () => withField(deep(100_000))],
    ['many values', () => withField(`[${'1,'.repeat(50_000)}1]`)],
    ['many PNG chunks', () => pngWith(...Array(20_000).fill(pngChunk('teXt', Buffer.alloc(0))))],
    ['deeply nested SVG elements', () => svg(`${'<g>'.repeat(100_000)}`)],
    ['many SVG attributes', () => svg(`<g ${Array.from({ length: 100_000 }, (_, n) => `a${n}=""`).join(' ')}/>`)],
  ])('rejects %s as too complex', async (_, make) => {
    expect(await refusal(await make())).toBe('badgeTooComplex');
  });

  it('reports RDF that is too complex to canonicalize as not verifiable', async () => {
    const issuer = makeIssuer();
    const credential = makeCredential({ issuer: issuer.did });
    const signed = await addProof(credential, issuer, 'eddsa-rdfc-2022');
    const subject = signed.credentialSubject as { achievement: object };
    const withAchievement = (more: object) => ({
      ...signed,
      credentialSubject: { ...subject, achievement: { ...subject.achievement, ...more } },
    });
    const many = withAchievement({ tag: Array.from({ length: 5000 }, (_, n) => `tag ${n}`) });
    // Indistinguishable blank nodes that all refer to each other: the known worst case of RDF canonicalisation.
    const alike = Array.from({ length: 12 }, (_, n) => ({ id: `_:n${n}`, type: ['Profile'] }));
    const poison = withAchievement({
      creator: {
        id: '_:root',
        type: ['Profile'],
        endorsement: [],
        parentOrg: alike.map((each) => ({ ...each, parentOrg: alike.filter((other) => other !== each) })),
      },
    });
    for (const badge of [many, poison]) {
      const { proof } = await examine(badge);
      expect([proof.state, proof.checks[0]?.why]).toEqual(['notVerifiable', 'tooComplex']);
    }
  });
});

describe('contents of a badge', () => {
  it('reads markup, line breaks and bidi overrides as plain text', async () => {
    const badge = {
      ...assertion,
      badge: {
        ...(assertion.badge as object),
        name: ' <script>alert(1)</script>\r\n\u202eAda\u0000 ',
        description: 'one\r\ntwo\u0000 <b>three</b>\ud800',
        criteria: 'javascript:alert(1)',
        issuer: { id: 'javascript:alert(1)\n', name: 'x'.repeat(500) },
      },
    };
    const read = await examine(badge);
    expect(read.title).toBe('<script>alert(1)</script> Ada');
    expect(read.description).toBe('one\ntwo <b>three</b>');
    expect(read.criteria).toBe('javascript:alert(1)');
    expect(read.issuer).toBe('x'.repeat(160));
    expect(read.proof.issuer).toBe('javascript:alert(1)');
  });

  it('ignores values of the wrong type', async () => {
    const badge = {
      ...assertion,
      id: 'javascript:alert(1)',
      issuedOn: { $gt: 0 },
      expires: ['2030-01-01'],
      badge: { name: { toString: 'Ada' }, description: 7, criteria: null, issuer: ['x'], image: 3 },
    };
    expect(await examine(badge)).toMatchObject({
      title: '',
      description: '',
      criteria: '',
      issuer: '',
      date: '',
      expires: '',
      credentialId: 'javascript:alert(1)',
      credentialUrl: '',
      picture: null,
      proof: { state: 'notVerifiable' },
    });
  });

  it('truncates text between characters but never truncates an identifier', async () => {
    const badge = { ...assertion, id: `https://${'a'.repeat(300)}`, badge: { name: `${'x'.repeat(199)}🏅` } };
    const { title, credentialId } = await examine(badge);
    expect([title, credentialId]).toEqual(['x'.repeat(199), '']);
  });

  it('drops an expiry date before the start but reports it in the check', async () => {
    const { date, expires, proof } = await examine({ ...assertion, expires: '2020-01-01T00:00:00Z' });
    expect([date, expires, proof.checks.at(-1)?.why]).toEqual(['2024-07-10', '', 'expired']);
  });

  it('takes an image only from a data URL', async () => {
    const picture = async (image: unknown) =>
      (await examine({ ...assertion, badge: { ...(assertion.badge as object), image } })).picture;
    const bytes = new Uint8Array(await pngWith());
    const url = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
    expect(await picture(url)).toEqual({ type: 'image/png', bytes });
    expect(await picture({ id: url, type: 'Image' })).toEqual({ type: 'image/png', bytes });
    const svgImage = { type: 'image/svg+xml', bytes: new Uint8Array(Buffer.from('<svg/>')) };
    expect(await picture('data:image/svg+xml,%3Csvg/%3E')).toEqual(svgImage);
    expect(await picture('data:image/svg+xml;utf8,<svg/>')).toEqual(svgImage);
    for (const image of ['data:text/html,<b>', 'data:image/png;base64,', 'data:', 'https://example.org/1.png', 'x']) {
      expect(await picture(image)).toBeNull();
    }
  });

  it('reads badges older than version 2.0', async () => {
    const { '@context': _, type: __, id: ___, verification: ____, ...rest } = assertion;
    const old = {
      ...rest,
      uid: 'f2c20',
      issuedOn: 1_359_217_910,
      verify: { type: 'hosted', url: 'https://badges.example.org/f2c20.json' },
    };
    expect(await examine(old)).toMatchObject({
      title: 'First programmer',
      date: '2013-01-26',
      credentialId: 'f2c20',
      credentialUrl: 'https://badges.example.org/f2c20.json',
      proof: { state: 'notVerifiable' },
    });
  });
});

describe('the badge worker', () => {
  const failure = (bytes: Uint8Array) =>
    readBadge(bytes, { ...READER, owner: 'ada' }).catch((error: AppError) => error);

  it('reports errors on the field of the file', async () => {
    for (const [bytes, word] of [
      [Buffer.alloc(0), 'emptyFile'],
      [Buffer.alloc(6 * MEGABYTE), 'badgeTooLarge'],
      [Buffer.from('Ada'), 'notABadge'],
    ] as const) {
      const error = await failure(bytes);
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ code: 'BAD_REQUEST', details: { fields: [{ path: 'file', text: { word } }] } });
    }
  });

  it('does not block the main thread', async () => {
    const heavy = Buffer.from(`{"more":[${'[],'.repeat(340_000)}[]]}`);
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 5);
    await failure(heavy);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(5);
  });
});
