import { describe, expect, it } from 'vitest';
import { bakePng, bakeSvg, makeAssertion, makeCredential, makeIssuer, signCredential } from '#testing/badges.ts';
import { openCollection, type TestCollection } from '#testing/collection.ts';
import { uploadFile } from '#testing/images.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();
const issuer = makeIssuer();
const open = (verified = true) => openCollection(instance, '/api/achievements', { verified });

const signedFor = ({ member }: TestCollection, expires?: string) =>
  signCredential(makeCredential({ issuer: issuer.did, email: member.email, ...(expires ? { expires } : {}) }), issuer);

const send = (collection: TestCollection, bytes: Uint8Array | string, name = 'images/badge') =>
  uploadFile(instance, collection.member, name, Buffer.from(bytes));

const fileStatus = async ({ member }: TestCollection, file: string) =>
  (await member.call('GET', `/v0/b/vitrine.local/o/${encodeURIComponent(file)}`)).status;

describe('importing a badge', () => {
  it('previews a badge without storing it, then creates one achievement from it', async () => {
    const collection = await open();
    const file = await send(collection, await bakePng(signedFor(collection), '3.0'));
    const preview = await collection.ask('POST', '/badge', { file });
    expect([preview.status, preview.body]).toMatchObject([
      200,
      {
        title: 'First programmer',
        issuer: 'Analytical Society',
        date: '2024-07-10',
        expires: '',
        proof: { format: '3.0', state: 'verified' },
        duplicateOf: null,
        made: null,
      },
    ]);
    expect((await collection.list()).items).toEqual([]);

    const { made } = (await collection.ask('POST', '/badge', { file, keep: true })).body;
    const { body } = await collection.ask('GET', `/${made}`);
    expect(body).toMatchObject({
      title: 'First programmer',
      kind: 'certification',
      issuer: 'Analytical Society',
      date: '2024-07-10',
      visible: false,
      proof: { state: 'verified', checks: expect.any(Array) },
      evidence: [{ label: 'Open Badges 3.0', file: expect.stringContaining('/evidence/') }],
    });
    expect(body.description).toContain('Wrote a program');
    expect(Object.keys(body.images)).toEqual([body.badge]);
    // The upload is deleted after reading, so the file is not stored twice.
    expect([await fileStatus(collection, file), await fileStatus(collection, body.evidence[0].file)]).toEqual([
      404, 200,
    ]);

    const again = await send(collection, await bakePng(signedFor(collection), '3.0'), 'images/again');
    const twice = await collection.ask('POST', '/badge', { file: again, keep: true });
    expect(twice.body).toMatchObject({ duplicateOf: { id: made, title: 'First programmer' }, made: null });
    expect((await collection.list()).items).toHaveLength(1);
  });

  it('accepts JWS, JSON and SVG files, with the image if there is one', async () => {
    const collection = await open();
    for (const [bytes, hasPicture] of [
      [signedFor(collection), false],
      [JSON.stringify(makeAssertion({ issuer: 'https://badges.example.org', email: collection.member.email })), false],
      [bakeSvg(JSON.stringify(makeAssertion({ issuer: 'https://badges.example.org' })), '2.0'), true],
    ] as const) {
      const own = await open();
      const file = await send(own, bytes, 'evidence/badge');
      const { made } = (await own.ask('POST', '/badge', { file, keep: true })).body;
      const { body } = await own.ask('GET', `/${made}`);
      expect([body.badge !== null, body.evidence[0].file]).toEqual([hasPicture, file]);
    }
  });

  it('hides an achievement whose proof is invalid', async () => {
    const collection = await open();
    const [head, , signature] = signedFor(collection).split('.');
    const forged = Buffer.from(JSON.stringify(makeCredential({ issuer: issuer.did, email: collection.member.email })));
    const file = await send(collection, [head, forged.toString('base64url'), signature].join('.'));
    const { made, proof } = (await collection.ask('POST', '/badge', { file, keep: true })).body;
    expect(proof.state).toBe('invalid');
    expect((await collection.ask('GET', `/${made}`)).body).toMatchObject({
      visible: false,
      proof: { state: 'invalid' },
    });
  });

  it('verifies the recipient only by a verified email address', async () => {
    const [ada, charles, unverified] = [await open(), await open(), await open(false)];
    const stateFor = async (collection: TestCollection, badge: string) =>
      (await collection.ask('POST', '/badge', { file: await send(collection, badge) })).body.proof.state;
    expect(await stateFor(ada, signedFor(ada))).toBe('verified');
    expect(await stateFor(charles, signedFor(ada))).toBe('invalid');
    expect(await stateFor(unverified, signedFor(unverified))).toBe('notVerifiable');
  });

  it('removes the proof when a proven field is edited', async () => {
    const collection = await open();
    const importOne = async () => {
      const own = await open();
      const { made } = (await own.ask('POST', '/badge', { file: await send(own, signedFor(own)), keep: true })).body;
      return { own, made };
    };
    for (const change of [{ title: 'Greatest programmer' }, { issuer: 'x' }, { date: '2020' }, { credentialId: 'x' }]) {
      const { own, made } = await importOne();
      expect((await own.ask('PATCH', `/${made}`, { revision: 1, ...change })).body.proof).toBeNull();
    }
    const { own, made } = await importOne();
    const edited = await own.ask('PATCH', `/${made}`, {
      revision: 1,
      description: 'Mine',
      tags: ['maths'],
      visible: false,
    });
    expect(edited.body.proof.state).toBe('verified');
    expect((await own.ask('POST', `/${made}/duplicate`)).body.proof).toBeNull();
    expect((await collection.list()).items).toEqual([]);
  });
});

describe('importing a file without a badge', () => {
  it('rejects the file with a reason and creates nothing', async () => {
    const collection = await open();
    for (const [bytes, message] of [
      ['Dear Mr Babbage', 'No Open Badge found in this file. Choose a badge in PNG, SVG, JSON or JWS format.'],
      ['{"title": "Medal"}', 'No Open Badge found in this file. Choose a badge in PNG, SVG, JSON or JWS format.'],
    ]) {
      const answer = await collection.ask('POST', '/badge', { file: await send(collection, bytes ?? ''), keep: true });
      expect([answer.status, answer.body.data.fields]).toEqual([400, [{ path: 'file', message }]]);
    }
    expect((await collection.list()).items).toEqual([]);
  });

  it('rejects files that are missing or belong to another member', async () => {
    const [ada, charles] = [await open(), await open()];
    const theirs = await send(charles, signedFor(charles));
    for (const file of [
      theirs,
      `users/${ada.member.uid}/missing`,
      'x',
      `users/${ada.member.uid}/../${charles.member.uid}/images/badge`,
      'a\0b',
    ]) {
      for (const keep of [false, true]) {
        const answer = await ada.ask('POST', '/badge', { file, keep });
        expect([file, answer.status, answer.body.data?.fields[0].message]).toEqual([
          file,
          400,
          'This file doesn’t exist.',
        ]);
      }
    }
    expect((await ada.ask('POST', '/badge', {})).status).toBe(400);
  });
});
