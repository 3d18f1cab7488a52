import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCompiler } from '#cv/render/compile.ts';
import { fontFolders } from '#cv/render/font-files.ts';
import type { RenderJob, RenderResult } from '#cv/render/render-job.ts';
import { TEMPLATES_FOLDER } from '#cv/render/templates.ts';
import { checkPages, type PageFault } from './check-pages.ts';
import { makeSpecimen } from './cv-specimens.ts';

const HEAD = `#import "/lib/setting.typ": pages, setting
#import "/lib/sections.typ": heading-of, section, sections
#import "/lib/head.typ": contacts-in-line, headline, name
#let head(it, data) = {
  name(it, data)
  headline(it, data)
  contacts-in-line(it, data)
}`;
/** Returns a template that is correct except for one thing. */
const template = ({
  setup = '',
  margin = '(:)',
  before = '',
  head = 'head(it, data)',
  body = 'sections(it, data.sections)',
}) => `${HEAD}
#let page(data) = {
  ${setup}
  let it = setting(data, (:))
  show: body => pages(it, data, margin: ${margin}, body)
  ${before}
  ${head}
  ${body}
}`;

const BROKEN_TEMPLATES: Record<string, { wrong: string; fault: PageFault; names: string }> = {
  'leaves out a section': {
    wrong: template({ body: 'sections(it, data.sections.filter(one => one.kind != "education"))' }),
    fault: 'lacks',
    names: 'De Morgan',
  },
  'leaves out the contact details': {
    wrong: template({ head: 'name(it, data)\n headline(it, data)' }),
    fault: 'lacks',
    names: '555-0100',
  },
  'reverses the sections': {
    wrong: template({ body: 'sections(it, data.sections.rev())' }),
    fault: 'has out of order',
    names: 'of projects',
  },
  'places text in the side margin': {
    wrong: template({ before: 'place(top + left, dx: -9mm)[Aside]' }),
    fault: 'has outside its margins',
    names: 'Aside',
  },
  'places text in the bottom margin': {
    wrong: template({ before: 'place(bottom + left, dy: 9mm)[Below]' }),
    fault: 'has outside its margins',
    names: 'Below',
  },
  'leaves out the top margin of the second page': {
    wrong: template({ margin: '(top: 4mm)' }),
    fault: 'has outside its margins',
    names: 'page 2',
  },
  'begins its second page halfway down': {
    wrong: template({
      body: 'sections(it, data.sections.slice(0, 2))\n pagebreak()\n v(60mm)\n sections(it, data.sections.slice(2))',
    }),
    fault: 'has outside its margins',
    names: 'page 2 begins',
  },
  'ends a page with the heading of a section': {
    wrong: template({
      body: 'for one in data.sections { heading-of(it, one)\n if one.kind == "education" { pagebreak() }\n section(it, (..one, heading: "")) }',
    }),
    fault: 'ends a page with the heading',
    names: 'Education',
  },
  'ends a page with the heading of an entry': {
    wrong: template({
      body: `for one in data.sections {
        if one.kind != "projects" { section(it, one) } else {
          let (item,) = one.items
          heading-of(it, one)
          [#item.heading #item.dates #item.beside.join(", ")]
          pagebreak()
          section(it, (..one, heading: "", items: ((..item, heading: "", dates: "", beside: ()),)))
        }
      }`,
    }),
    fault: 'ends a page with the heading',
    names: 'A programme for the Bernoulli numbers',
  },
  'opens a page with the last line of a section': {
    wrong: template({
      body: `for one in data.sections {
        if one.kind != "languages" { section(it, one) } else {
          section(it, (..one, items: one.items.slice(0, -1)))
          pagebreak()
          section(it, (..one, heading: "", items: one.items.slice(-1)))
        }
      }`,
    }),
    fault: 'opens a page with the last line on',
    names: 'Languages',
  },
  'overlaps lines': {
    wrong: template({
      before: 'set par(leading: -0.5em)\n set block(spacing: -0.5em)\n let it = (..it, leading: -0.5 * it.size)',
    }),
    fault: 'has on one another',
    names: ' and ',
  },
  'declares another language than the CV': {
    wrong: template({ setup: 'data.language.lang = "fr"' }),
    fault: 'is in another language',
    names: 'fr',
  },
  'declares another title': {
    wrong: template({ before: 'set document(title: "Someone else")' }),
    fault: 'has another title',
    names: 'Someone else',
  },
};

let folder = '';
let compile: (job: RenderJob) => RenderResult;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-templates-'));
  cpSync(join(TEMPLATES_FOLDER, 'lib'), join(folder, 'lib'), { recursive: true });
  for (const [at, source] of [template({}), ...Object.values(BROKEN_TEMPLATES).map(({ wrong }) => wrong)].entries()) {
    mkdirSync(join(folder, String(at)));
    writeFileSync(join(folder, String(at), 'template.typ'), source);
  }
  compile = makeCompiler({ templates: folder, fonts: fontFolders() });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const checkTemplate = (at: number) =>
  checkPages(compile, makeSpecimen('English', 'two'), { id: String(at), columns: 1 });

it('finds no fault in a correct template', async () => {
  const { faults } = await checkTemplate(0);
  expect(Object.values(faults).flat()).toEqual([]);
});

it.each(Object.keys(BROKEN_TEMPLATES))('finds a template that %s', async (name) => {
  const { faults } = await checkTemplate(Object.keys(BROKEN_TEMPLATES).indexOf(name) + 1);
  const { fault, names } = BROKEN_TEMPLATES[name] as (typeof BROKEN_TEMPLATES)[string];
  expect(faults[fault].join('\n')).toContain(names);
});
