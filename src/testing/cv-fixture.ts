import { toCheckedCv } from '#cv/model/checks/checked-cv.ts';
import type { CheckRule, RuleFinding } from '#cv/model/checks/rule.ts';
import { type CvContent, EMPTY_BASICS, EMPTY_CONTENT, emptyNode, emptySection } from '#cv/model/content.ts';
import type { Design } from '#cv/model/design.ts';
import { NODE_SHAPES, type NodeKind, type SectionKind } from '#cv/model/shapes.ts';

type FixtureFields = Record<string, unknown>;
export type CvFixture = {
  basics?: FixtureFields & { location?: FixtureFields };
  design?: Partial<Design>;
  sections?: ({ kind: SectionKind; items?: (FixtureFields | string)[] } & FixtureFields)[];
};

/**
 * Returns a CV from a partial draft. A node without an id gets its parent's id and a number: the first role of the
 * first item of the first section is `s1-1-1`. A bare string is a bullet.
 */
export const buildCv = ({ basics = {}, design = {}, sections = [] }: CvFixture): CvContent => ({
  ...EMPTY_CONTENT,
  design: { ...EMPTY_CONTENT.design, ...design },
  basics: {
    ...EMPTY_BASICS,
    ...basics,
    location: { ...EMPTY_BASICS.location, ...basics.location },
    profiles: nodes('profile', basics.profiles, 'profile'),
    custom: nodes('contact', basics.custom, 'contact'),
  } as CvContent['basics'],
  sections: sections.map(({ kind, items, ...fields }, index) => {
    const id = `s${index + 1}`;
    return { ...emptySection(kind, id), ...fields, items: nodes(kind, items, id) } as CvContent['sections'][number];
  }),
});

const nodes = (kind: NodeKind, drafts: unknown, owner: string): FixtureFields[] =>
  ((drafts ?? []) as (FixtureFields | string)[]).map((draft, index) => {
    const fields = typeof draft === 'string' ? { text: draft } : draft;
    const id = `${owner}-${index + 1}`;
    const lists: [string, FixtureFields[]][] = Object.entries(NODE_SHAPES[kind]).flatMap(
      ([name, shape]: [string, string | readonly [NodeKind]]) =>
        typeof shape === 'string' ? [] : [[name, nodes(shape[0], fields[name], id)]],
    );
    return { ...emptyNode(kind, id), ...fields, ...Object.fromEntries(lists) };
  });

/** Returns a work section with one company and one role with these bullets. */
export const bulletsAtWork = (...highlights: string[]): NonNullable<CvFixture['sections']>[number] => ({
  kind: 'work',
  items: [{ name: 'Analytical Engine', roles: [{ position: 'Author', highlights }] }],
});

/** Returns the findings of a rule on 1 May 2026. */
export const findingsOf = (rule: CheckRule, draft: CvFixture): RuleFinding[] => [
  ...rule.find(toCheckedCv(buildCv(draft), '2026-05-01')),
];

/**
 * Returns the node ids that a rule reports, each with its field; `basics` and the like have no id and keep their name.
 */
export const locationsFoundBy = (rule: CheckRule, draft: CvFixture): string[] =>
  findingsOf(rule, draft).map(({ at, field }) => [at.at(-1) ?? 'all', ...(field ? [field] : [])].join('.'));
