import { makeZip, renamedInZip, withManyFiles, withWrongSize } from '#testing/zip.ts';
import { type HostileFile, randomFrom } from './hostile-files.ts';
import { changeBytes, XML_MUTATIONS } from './hostile-xml.ts';

type Parts = Readonly<Record<string, string>>;

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const p = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr><w:b/><w:sz w:val="24"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const row = (...cells: string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`;

const WORD_PARTS: Parts = {
  '[Content_Types].xml':
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  'word/document.xml': `<w:document ${NAMESPACES}><w:body>${p('Ada Lovelace', '<w:pStyle w:val="Title"/>')}${p('ada@example.org | London')}${p('Work experience', '<w:pStyle w:val="Heading1"/>')}<w:tbl>${row(p('1842 – 1843'), p('Translator, Scientific Memoirs') + p('Translated the memoir from the French', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'))}</w:tbl><w:p><w:hyperlink r:id="rId1"><w:r><w:t>Notes</w:t></w:r></w:hyperlink></w:p><w:sectPr><w:headerReference w:type="first" r:id="rId2"/><w:titlePg/></w:sectPr></w:body></w:document>`,
  'word/styles.xml': `<w:styles ${NAMESPACES}><w:style w:type="paragraph" w:styleId="Title"><w:rPr><w:sz w:val="48"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:basedOn w:val="Title"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style></w:styles>`,
  'word/numbering.xml': `<w:numbering ${NAMESPACES}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
  'word/header1.xml': `<w:hdr ${NAMESPACES}>${p('Curriculum vitae')}</w:hdr>`,
  'word/_rels/document.xml.rels':
    '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://example.org/" TargetMode="External"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/header" Target="header1.xml"/></Relationships>',
};
const ODT_TYPE = 'application/vnd.oasis.opendocument.text';
const ODT_NAMESPACES = ['office', 'style', 'text', 'table']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');
const ODT_PARTS: Parts = {
  mimetype: ODT_TYPE,
  'content.xml': `<office:document-content ${ODT_NAMESPACES}><office:automatic-styles><style:style style:name="P1" style:parent-style-name="P1"/></office:automatic-styles><office:body><office:text><text:h text:outline-level="1" text:style-name="P1">Ada Lovelace</text:h><text:p>ada@example.org, London, mathematician</text:p><text:h text:outline-level="2">Work experience</text:h><text:list><text:list-item><text:p>Translated the memoir<text:tab/>1842</text:p></text:list-item></text:list><table:table><table:table-row><table:table-cell><text:p>1833</text:p></table:table-cell><table:table-cell table:number-columns-repeated="3"><text:p>Student</text:p></table:table-cell></table:table-row></table:table></office:text></office:body></office:document-content>`,
  'styles.xml': `<office:document-styles ${ODT_NAMESPACES}><office:styles/></office:document-styles>`,
};
const HTML =
  '<!doctype html><html lang="en"><body><h1>Ada Lovelace</h1><p>Mathematician in London, <a href="mailto:ada@example.org">ada@example.org</a></p><h2>Work experience</h2><table><tr><td>1842</td><td><b>Translator</b><ul><li>Translated the memoir from the French</li></ul></td></tr></table></body></html>';

type Random = () => number;
type ZipMutation = (parts: Parts, random: Random) => Promise<Buffer>;

const pick = <T>(all: readonly T[], random: Random): T | undefined => all[Math.floor(random() * all.length)];
/** The part with the text, mostly, or another one. */
const targetIn = (parts: Parts, random: Random) => {
  const names = Object.keys(parts);
  return random() < 0.6 ? names.find((name) => /document\.xml$|content\.xml$/.test(name)) : pick(names, random);
};

/** Mutations of the archive and of what its parts say of each other. */
const ZIP_MUTATIONS: Readonly<Record<string, ZipMutation>> = {
  'bytes changed': async (parts, random) => changeBytes(await makeZip(parts), random),
  'cut off': async (parts, random) => {
    const zip = await makeZip(parts);
    return zip.subarray(0, 4 + Math.floor(random() * zip.length));
  },
  'part left out': (parts, random) => {
    const { [pick(Object.keys(parts), random) ?? '']: _, ...others } = parts;
    return makeZip(others);
  },
  'parts exchanged': (parts, random) => {
    const [one = '', other = ''] = [pick(Object.keys(parts), random), pick(Object.keys(parts), random)];
    return makeZip({ ...parts, [one]: parts[other] ?? '', [other]: parts[one] ?? '' });
  },
  'wrong types': (parts, random) =>
    makeZip({
      ...parts,
      ...('mimetype' in parts
        ? { mimetype: pick([`${ODT_TYPE}-template`, 'text/html', '', `${ODT_TYPE}\0`], random) }
        : { '[Content_Types].xml': pick(['', '<Types/>', '<a>', '\0\0', '{"Types":[]}'], random) }),
    }),
  'paths out of the folder': async (parts, random) => {
    const name = pick(
      Object.keys(parts).filter((one) => one.length > 9),
      random,
    );
    const zip = await makeZip(parts);
    if (!name) return zip;
    const start = pick(['../../../', '/etc/pass', 'C:\\x\\..\\', '..\\..\\..\\'], random) ?? '';
    return renamedInZip(zip, name, start.padEnd(name.length, 'x').slice(0, name.length));
  },
  'wrong size': async (parts, random) =>
    withWrongSize(await makeZip(parts), targetIn(parts, random) ?? '', Math.floor(random() * 2 ** 32)),
  'many files': async (parts, random) => withManyFiles(await makeZip(parts), 1 + Math.floor(random() * 6000)),
  'unpacks to more': (parts, random) => {
    const name = targetIn(parts, random) ?? '';
    const [start, end] = splitInBody(parts[name] ?? '');
    const unit = pick(['<w:p/>', '<text:p/>', '<w:tbl>', ' ', 'a'], random) ?? '';
    const filling = Buffer.alloc(Math.floor(random() * 40 * 2 ** 20), unit);
    return makeZip(
      { ...parts, [name]: Buffer.concat([Buffer.from(start), filling, Buffer.from(end)]) },
      { compress: true },
    );
  },
};

/** Divides a part within its first paragraph's surroundings, where elements may stand. */
function splitInBody(xml: string): [string, string] {
  const at = /<w:p>|<text:h /.exec(xml)?.index ?? xml.length;
  return [xml.slice(0, at), xml.slice(at)];
}

/** Returns damaged and malicious documents, the same for the same seed. */
async function mutatedZips(kind: string, parts: Parts, seed: number, count: number): Promise<HostileFile[]> {
  const random = randomFrom(seed);
  const inXml = Object.entries(XML_MUTATIONS).map(([name, mutate]): [string, ZipMutation] => [
    name,
    (all, next) => {
      const target = targetIn(all, next) ?? '';
      return makeZip({ ...all, [target]: mutate(all[target] ?? '', next) });
    },
  ]);
  const mutations = [...Object.entries(ZIP_MUTATIONS), ...inXml];
  const files: HostileFile[] = [];
  for (let at = 0; at < count; at += 1) {
    const [name, mutate] = mutations[at % mutations.length] ?? [];
    if (name && mutate) files.push({ name: `${kind}: ${name}, ${at}`, bytes: await mutate(parts, random) });
  }
  return files;
}

function mutatedPages(seed: number, count: number): HostileFile[] {
  const random = randomFrom(seed);
  const mutations = Object.entries(XML_MUTATIONS);
  return Array.from({ length: count }, (_, at) => {
    const [name = '', mutate] = mutations[at % mutations.length] ?? [];
    return { name: `page: ${name}, ${at}`, bytes: Buffer.from(mutate?.(HTML, random) ?? HTML) };
  });
}

/** Returns hostile documents: `count` of Word, and a quarter as many of OpenDocument and web pages each. */
export async function hostileDocuments(seed: number, count: number): Promise<HostileFile[]> {
  const few = Math.ceil(count / 4);
  return [
    ...(await mutatedZips('word', WORD_PARTS, seed, count)),
    ...(await mutatedZips('odt', ODT_PARTS, seed, few)),
    ...mutatedPages(seed, few),
  ];
}
