import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { isJsonResume } from '#cv/model/formats/json-resume/is-json-resume.ts';
import { resumes } from '#cv/testing/resumes.ts';
import type { JsonObject } from '#platform/pure/json.ts';
import { cvContents } from '#testing/cv-contents.ts';
import { openCvs } from '#testing/cvs.ts';
import sample from '#testing/fixtures/jsonresume/resume.json' with { type: 'json' };
import { shareTestInstance } from '#testing/test-instance.ts';

/** Each file is parsed in a new worker, which takes a while to start. */
const SLOW = 60_000;

const instance = shareTestInstance();
let ada: Awaited<ReturnType<typeof openCvs>>;
beforeAll(async () => {
  ada = await openCvs(instance);
});

/** Returns whether the database can store the text unchanged: no lone surrogates and no NUL. */
const isStorable = (text: string) => !/\\u0000|\\ud[89a-f]/i.test(text) && text.isWellFormed();

async function roundTrip(content: string) {
  const imported = await ada.importCv(content);
  expect([imported.status, imported.body.message ?? '']).toEqual([201, '']);
  const exported = await ada.ask('GET', `/${imported.body.id}/export/json-resume`);
  await ada.ask('DELETE', `/${imported.body.id}`);
  return exported.body;
}

describe('JSON Resume through the API', () => {
  it(
    'round-trips the official sample',
    async () => {
      expect(await roundTrip(JSON.stringify(sample))).toEqual(sample);
    },
    SLOW,
  );

  it(
    'round-trips arbitrary resumes',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          resumes()
            // A file without a known field is no resume.
            .filter((resume) => isJsonResume(resume as JsonObject))
            .map((resume) => JSON.stringify(resume))
            .filter(isStorable),
          async (text) => {
            expect(await roundTrip(text)).toEqual(JSON.parse(text));
          },
        ),
        { numRuns: 12 },
      );
    },
    SLOW,
  );

  it('round-trips a new CV', async () => {
    const { id } = await ada.make();
    const { document } = await ada.read(id);
    const file = (await ada.ask('GET', `/${id}/export/json-resume`)).body;
    expect((await ada.importCv(JSON.stringify(file))).body.document).toEqual(document);
  });

  it(
    'round-trips arbitrary CVs except for their letters',
    async () => {
      const contentsWithoutReferences = cvContents().filter(
        (content) => !/"(?:image|logo)":"[0-9a-f]|"source":\{/.test(JSON.stringify(content)),
      );
      await fc.assert(
        fc.asyncProperty(contentsWithoutReferences, async (document) => {
          if (!isStorable(JSON.stringify(document))) return;
          const { id } = await ada.make({ document });
          const file = (await ada.ask('GET', `/${id}/export/json-resume`)).body;
          const again = await ada.importCv(JSON.stringify(file));
          expect([again.status, again.body.message ?? '']).toEqual([201, '']);
          expect(again.body.document).toEqual({ ...(await ada.read(id)).document, letters: [] });
        }),
        { numRuns: 6 },
      );
    },
    SLOW,
  );
});
