import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LANGUAGES } from '#platform/pure/i18n/languages.ts';
import { root } from '#platform/server/root.ts';
import { FONT_PAIRS } from '../model/fonts.ts';
import { TOKEN_CHOICES } from '../model/template-tokens.ts';
import { TEMPLATES, templateOf } from './templates.ts';

const inEachLanguage = z.strictObject(
  Object.fromEntries(Object.keys(LANGUAGES).map((language) => [language, z.string().min(3)])),
);
const size = z.number().min(0).max(20);
const share = z.number().min(0).max(1);
const tracking = z.number().min(-0.1).max(0.2);
const weight = z.literal(TOKEN_CHOICES.weight);
const heading = z.strictObject({
  ...{ at: z.enum(TOKEN_CHOICES.heading), size, weight, italic: z.boolean(), tracking },
  ...{ case: z.enum(TOKEN_CHOICES.case), colour: z.enum(['text', 'accent']), frame: z.enum(TOKEN_CHOICES.frame) },
  line: z.enum(['mark', 'faint', 'accent', 'text']),
  tones: z.boolean().optional(),
});
/** All values are numbers, choices and one sign, so that none of them can end a rule of a style sheet. */
const tokens = z.strictObject({
  title: z
    .strictObject({
      ...{ says: z.enum(TOKEN_CHOICES.title), at: z.enum(TOKEN_CHOICES.titleAt), size, weight, tracking },
    })
    .optional(),
  boxes: z.enum(TOKEN_CHOICES.boxes).optional(),
  head: z.strictObject({
    name: z.strictObject({
      ...{ at: z.enum(TOKEN_CHOICES.name), size, weight, tracking, family: z.boolean().optional() },
    }),
    headline: z.strictObject({
      ...{ size, italic: z.boolean(), colour: z.enum(['text', 'accent', 'quiet']), face: z.enum(['body', 'heading']) },
    }),
    contacts: z.enum(TOKEN_CHOICES.contacts),
    smallCapitals: z.boolean().optional(),
    photo: z.strictObject({ at: z.enum(TOKEN_CHOICES.photo), size }),
    rule: z.enum(TOKEN_CHOICES.rule),
    line: z.enum(['mark', 'text']),
  }),
  track: z
    .strictObject({
      ...{ share, gap: size, gapsOff: share, least: size, leans: z.enum(['inwards', 'outwards']) },
      ...{ spine: z.boolean().optional(), dots: z.boolean().optional() },
    })
    .optional(),
  columns: z.strictObject({ gap: size, ground: z.enum(TOKEN_CHOICES.ground), rule: z.boolean() }).optional(),
  heading,
  sideHeading: heading.optional(),
  entry: z.strictObject({
    ...{ dates: z.enum(TOKEN_CHOICES.dates), beside: z.enum(TOKEN_CHOICES.beside) },
    ...{ besideStyle: z.enum(TOKEN_CHOICES.besideStyle), address: z.enum(TOKEN_CHOICES.address) },
    ...{ details: z.enum(TOKEN_CHOICES.details), short: z.enum(TOKEN_CHOICES.short) },
    ...{ publications: z.enum(TOKEN_CHOICES.publications), weight },
    bullet: z.string().regex(/^[\p{Pd}•]$/u),
    apart: z.boolean().optional(),
    rows: z.boolean().optional(),
  }),
  cards: z.boolean().optional(),
  opening: size.optional(),
  margins: share.optional(),
  spacing: z.strictObject({ line: size, section: size, entry: size, heading: size }),
});
const manifest = z.strictObject({
  id: z.string().regex(/^[a-z]+$/),
  name: inEachLanguage,
  character: inEachLanguage,
  columns: z.union([z.literal(1), z.literal(2)]),
  fonts: z.enum(Object.keys(FONT_PAIRS)),
  accent: z.string().regex(/^#[0-9a-f]{6}$/),
  honours: z.array(z.enum(['sidebar', 'sidebarWidth', 'head'])),
  tokens,
});

describe('templates', () => {
  it('include at least ten designs, with one and with two columns', () => {
    expect(TEMPLATES.size).toBeGreaterThanOrEqual(10);
    expect(new Set([...TEMPLATES.values()].map(({ columns }) => columns))).toEqual(new Set([1, 2]));
  });

  it.each([...TEMPLATES.values()])('have a valid manifest and a unique name in every language: $id', (template) => {
    expect(manifest.parse(template)).toEqual(template);
    for (const language of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
      const sameName = [...TEMPLATES.values()].filter(({ name }) => name[language] === template.name[language]);
      expect([language, sameName.map(({ id }) => id)]).toEqual([language, [template.id]]);
    }
  });

  it.each([...TEMPLATES.values()])(
    'have columns or a track for what stands beside the text: $id',
    ({ tokens, columns }) => {
      expect(tokens.columns !== undefined).toBe(columns === 2);
      expect(tokens.sideHeading !== undefined).toBe(columns === 2);
      const needTrack = [
        tokens.entry.dates,
        tokens.entry.details,
        tokens.entry.short,
        tokens.heading.at,
        tokens.head.photo.at,
      ];
      if (needTrack.includes('track') || needTrack.includes('columns')) expect(tokens.track).toBeDefined();
    },
  );

  it('are as many as the README says', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    expect(/^[|] Templates [|] (\d+) [|]/m.exec(readme)?.[1]).toBe(String(TEMPLATES.size));
  });

  it('fall back to the classic template for unknown ids', () => {
    expect([templateOf('sidebar').id, templateOf('gone').id, templateOf('../lib').id]).toEqual([
      'sidebar',
      'classic',
      'classic',
    ]);
  });
});
