import { z } from 'zod';
import { line, prose } from '#platform/pure/fields.ts';
import { WORDING_LIMITS } from './wordings.ts';

/** Schema of a record's wordings. `keys` are those of its texts; without them, they depend on the record. */
export const wordingsField = (keys?: readonly string[]) =>
  z
    .array(
      z.strictObject({
        name: line(WORDING_LIMITS.name).min(1),
        texts: z
          .record(z.string().max(200), prose(WORDING_LIMITS.text))
          .refine((texts) => Object.keys(texts).length <= WORDING_LIMITS.texts, { params: { word: 'badField' } })
          .refine((texts) => !keys || Object.keys(texts).every((key) => keys.includes(key)), {
            params: { word: 'badField' },
          }),
      }),
    )
    .max(WORDING_LIMITS.wordings)
    .superRefine((wordings, ctx) => {
      const names = wordings.map(({ name }) => name);
      for (const [at, name] of names.entries()) {
        if (names.indexOf(name) < at)
          ctx.addIssue({ code: 'custom', path: [at, 'name'], params: { word: 'badField' } });
      }
    });
