import type { SiteLayout } from '../../model/site-shape.ts';
import type { StyleId } from '../../model/styles/style-shape.ts';
import { examplePath } from './example-path.ts';
import type { ExampleStore } from './example-store.ts';

/** An example site as lists show it. */
export type ExampleSummary = {
  name: string;
  path: string;
  person: string;
  headline: string;
  /** The language of the headline. */
  language: string;
  style: StyleId;
  layout: SiteLayout;
};

/** Returns the examples in their order. */
export const listExamples = ({ names, siteOf }: ExampleStore): ExampleSummary[] =>
  names.flatMap((name) => {
    const view = siteOf(name)?.view;
    if (!view) return [];
    const { headline, language, style, layout } = view.site;
    return [{ name, path: examplePath(name), person: view.person.name, headline, language, style: style.id, layout }];
  });
