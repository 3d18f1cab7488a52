import { detailLines, type PlainItem, type PlainOutline, type PlainSection } from './plain-outline.ts';

type Look = { document: (outline: PlainOutline) => string; requires: string };

const SPECIAL: Readonly<Record<string, string>> = {
  ...{ '\\': '\\textbackslash{}', '~': '\\textasciitilde{}', '^': '\\textasciicircum{}' },
  ...{ '→': '$\\rightarrow$', '≥': '$\\geq$', '≤': '$\\leq$', '\u202f': '~', '\u00a0': '~' },
};
const escapeTex = (text: string) =>
  text.replace(/[\\~^→≥≤\u202f\u00a0]|[{}$&#_%]/g, (character) => SPECIAL[character] ?? `\\${character}`);
const link = (url: string, text: string) => `\\href{${url.replace(/[%#\\{}]/g, '\\$&')}}{${escapeTex(text)}}`;
const list = (lines: readonly string[], environment = 'itemize') =>
  lines.length === 0
    ? ''
    : `\\begin{${environment}}${lines.map((line) => `\\item ${line}`).join('\n')}\\end{${environment}}`;
const bulletsOf = ({ bullets }: PlainItem) => bullets.map(({ text }) => escapeTex(text));
const linesOf = (item: PlainItem) => [
  ...item.texts.map(escapeTex),
  ...detailLines(item).map(escapeTex),
  ...(item.url ? [link(item.url, item.url)] : []),
];
const LIST_KINDS: readonly string[] = ['skills', 'languages', 'interests'];
const isList = ({ kind }: PlainSection) => LIST_KINDS.includes(kind);
const wordsOf = (item: PlainItem) => [...item.beside, ...detailLines(item)].map(escapeTex).join(', ');
/** Returns entries with each position of a company as one of them, with the name of the company. */
const positionsOf = (items: readonly PlainItem[]): PlainItem[] =>
  items.flatMap((item) =>
    item.roles.length === 0
      ? [item]
      : item.roles.map((role, at) => ({
          ...role,
          beside: [item.heading, ...item.beside, ...role.beside],
          texts: at === 0 ? [...item.texts, ...role.texts] : role.texts,
          url: at === 0 ? item.url : role.url,
        })),
  );
/** Returns entries with each position of a company as one of them, below its name. */
const flat = (items: readonly PlainItem[]): PlainItem[] =>
  items.flatMap((item) => [item, ...flat(item.roles)].map((one) => ({ ...one, roles: [] })));

const PREAMBLE = '\\usepackage[utf8]{inputenc}\n\\usepackage[T1]{fontenc}\n\\usepackage{lmodern}\n';

/** The given name and the family name, as the classes set them apart. */
function namesOf({ name }: PlainOutline): string {
  const at = name.lastIndexOf(' ');
  return `{${escapeTex(name.slice(0, Math.max(0, at)))}}{${escapeTex(name.slice(at + 1))}}`;
}

function modernContacts({ contacts }: PlainOutline): string {
  let pages = 0;
  return contacts
    .map(({ kind, text, url }) => {
      if (kind === 'email') return `\\email{${escapeTex(text)}}`;
      if (kind === 'phone') return `\\phone[mobile]{${escapeTex(text)}}`;
      if (kind === 'location') return `\\address{${escapeTex(text)}}{}{}`;
      if (kind === 'profile' && url?.includes('github.com'))
        return `\\social[github]{${escapeTex(url.split('/').at(-1) ?? text)}}`;
      pages += kind === 'website' ? 1 : 0;
      return kind === 'website' && pages === 1
        ? `\\homepage{${escapeTex(text.replace('https://', ''))}}`
        : `\\extrainfo{${escapeTex(text)}}`;
    })
    .join('\n');
}

const modernEntry = (item: PlainItem) => {
  const [first = '', second = '', ...more] = item.beside.map(escapeTex);
  const body = [...linesOf(item), list(bulletsOf(item))].filter(Boolean).join('\\newline{}\n');
  return `\\cventry{${escapeTex(item.dates)}}{${escapeTex(item.heading)}}{${first}}{${second}}{${more.join(', ')}}{${body}}`;
};
const modernItem = (item: PlainItem) => {
  const names = [`\\textbf{${escapeTex(item.heading)}}`, ...item.beside.map(escapeTex)].join(', ');
  const body = [names, ...linesOf(item), list(bulletsOf(item))].filter(Boolean).join('\\newline{}\n');
  return `\\cvitem{${escapeTex(item.dates)}}{${body}}`;
};
const PLACED_KINDS: readonly string[] = ['work', 'volunteer', 'education'];
const modernItems = ({ kind, items }: PlainSection) =>
  PLACED_KINDS.includes(kind) ? positionsOf(items).map(modernEntry) : flat(items).map(modernItem);
const modern = (style: string) => (outline: PlainOutline) =>
  `\\documentclass[10pt,a4paper,sans]{moderncv}
\\moderncvstyle{${style}}\\moderncvcolor{blue}
${PREAMBLE}\\usepackage[scale=0.8]{geometry}
\\name${namesOf(outline)}
${outline.headline ? `\\title{${escapeTex(outline.headline)}}` : ''}
${modernContacts(outline)}
\\begin{document}\\makecvtitle
${outline.sections
  .map(
    (section) => `\\section{${escapeTex(section.heading)}}
${section.texts.map((text) => `\\cvitem{}{${escapeTex(text)}}`).join('\n')}
${(isList(section) ? section.items.map((item) => `\\cvitem{${escapeTex(item.heading)}}{${wordsOf(item)}}`) : modernItems(section)).join('\n')}`,
  )
  .join('\n')}
\\end{document}`;

const EUROPASS_CONTACTS: Readonly<Record<string, string>> = {
  ...{ email: 'ecvemail', phone: 'ecvmobile', location: 'ecvaddress', website: 'ecvhomepage' },
};
const europassItem = (text: string) => (text === '' ? '' : `\\ecvitem{}{${text}}`);
const europass = (outline: PlainOutline) => `\\documentclass[english,a4paper,nologo,notitle,totpages]{europasscv}
${PREAMBLE}\\ecvname{${escapeTex(outline.name)}}
${outline.contacts
  .map(({ kind, text, url }) => {
    if (kind === 'profile' && url?.includes('github.com'))
      return `\\ecvgithubpage{${escapeTex(url.replace('https://', ''))}}`;
    return EUROPASS_CONTACTS[kind] ? `\\${EUROPASS_CONTACTS[kind]}{${escapeTex(text)}}` : '';
  })
  .join('\n')}
\\begin{document}\\begin{europasscv}\\ecvpersonalinfo
\\ecvbigitem{}{${escapeTex(outline.headline)}}
${outline.sections
  .map(
    (section) => `\\ecvsection{${escapeTex(section.heading)}}
${section.texts.map((text) => europassItem(escapeTex(text))).join('\n')}
${(
  isList(section)
    ? section.items.map((item) => `\\ecvblueitem{${escapeTex(item.heading)}}{${wordsOf(item)}}`)
    : flat(section.items).map((item) =>
        [
          `\\ecvtitle{${escapeTex(item.dates)}}{${escapeTex(item.heading)}}`,
          europassItem(item.beside.map(escapeTex).join(', ')),
          ...linesOf(item).map(europassItem),
          europassItem(list(bulletsOf(item), 'ecvitemize')),
        ].join('\n'),
      )
).join('\n')}`,
  )
  .join('\n')}
\\end{europasscv}\\end{document}`;

/** A page of one column in the serif of LaTeX, as the best-known templates for engineers have it. */
const article = (outline: PlainOutline) => `\\documentclass[letterpaper,11pt]{article}
${PREAMBLE}\\usepackage[margin=0.8in]{geometry}\\usepackage{titlesec}\\usepackage[hidelinks]{hyperref}\\usepackage{enumitem}
\\pagestyle{empty}\\setlength{\\parindent}{0pt}
\\titleformat{\\section}{\\vspace{-4pt}\\scshape\\raggedright\\large}{}{0em}{}[\\titlerule\\vspace{-4pt}]
\\begin{document}
\\begin{center}{\\Huge\\scshape ${escapeTex(outline.name)}}\\\\[2pt]
${escapeTex(outline.headline)}\\\\
\\small ${outline.contacts.map(({ text, url }) => (url ? link(url, text) : escapeTex(text))).join(' $|$ ')}\\end{center}
${outline.sections
  .map(
    (section) => `\\section*{${escapeTex(section.heading)}}
${section.texts.map((text) => `${escapeTex(text)}\\par`).join('\n')}
${(
  isList(section)
    ? section.items.map((item) => `\\textbf{${escapeTex(item.heading)}}{: ${wordsOf(item)}}\\par`)
    : flat(section.items).map((item) => {
        const [first = '', ...places] = item.beside.map(escapeTex);
        return `\\textbf{${escapeTex(item.heading)}}\\hfill ${escapeTex(item.dates)}\\par
${first ? `\\textit{${first}}\\hfill\\textit{\\small ${places.join(', ')}}\\par` : ''}
${linesOf(item)
  .map((line) => `${line}\\par`)
  .join('\n')}
${list(bulletsOf(item))}\\vspace{4pt}`;
      })
).join('\n')}`,
  )
  .join('\n')}
\\end{document}`;

const LOOKS: Readonly<Record<string, Look>> = {
  'moderncv classic': { requires: 'moderncv.cls', document: modern('classic') },
  'moderncv banking': { requires: 'moderncv.cls', document: modern('banking') },
  europasscv: { requires: 'europasscv.cls', document: europass },
  article: { requires: 'titlesec.sty', document: article },
};
export const LATEX_LOOKS = Object.keys(LOOKS);

/** Returns a CV as the source of LaTeX. */
export const latexOf = (outline: PlainOutline, look: string): string => LOOKS[look]?.document(outline) ?? '';
export const requiredFileOf = (look: string): string => LOOKS[look]?.requires ?? '';
