type Random = () => number;
type XmlMutation = (xml: string, random: Random) => string;

const TAG = /<[^<>]{1,2000}>/g;
const MAX_DEPTH = 3000;

/** Returns bytes of which some are others. */
export function changeBytes(original: Buffer, random: Random): Buffer {
  const bytes = Buffer.from(original);
  for (let count = 1 + Math.floor(random() * 40); count > 0; count -= 1)
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  return bytes;
}

const pickFrom = <T>(all: readonly T[], random: Random, none: T): T => all[Math.floor(random() * all.length)] ?? none;

/** Wraps a text in as many elements as no person nests. */
const nested = (open: string, close: string, xml: string, random: Random) => {
  const depth = Math.floor(random() * MAX_DEPTH);
  const at = /<w:p>|<text:p>|<p>/.exec(xml)?.index ?? 0;
  return `${xml.slice(0, at)}${open.repeat(depth)}${close.repeat(depth)}${xml.slice(at)}`;
};

/** Mutations of markup: that of a Word document, an OpenDocument file or a web page. */
export const XML_MUTATIONS: Readonly<Record<string, XmlMutation>> = {
  'tags exchanged': (xml, random) => {
    const tags = xml.match(TAG) ?? [];
    return xml.replace(TAG, (tag) => (random() < 0.05 ? pickFrom(tags, random, tag) : tag));
  },
  'tags left out': (xml, random) => xml.replace(TAG, (tag) => (random() < 0.05 ? '' : tag)),
  'text in tags': (xml, random) =>
    xml.replace(TAG, (tag) => (random() < 0.05 ? `${tag}${'Ada & <![CDATA[x]]> '.repeat(3)}` : tag)),
  'nested tables': (xml, random) =>
    xml.includes('<html')
      ? nested('<table><tr><td>', '</td></tr></table>', xml, random)
      : xml.includes('urn:oasis')
        ? nested(
            '<table:table><table:table-row><table:table-cell>',
            '</table:table-cell></table:table-row></table:table>',
            xml,
            random,
          )
        : nested('<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>', xml, random),
  'tags never closed': (xml, random) => {
    const tag = pickFrom(xml.match(TAG) ?? [], random, '<a>');
    return xml + tag.repeat(Math.floor(random() * 20_000));
  },
  entities: (xml, random) =>
    pickFrom(
      [
        `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xml.replace('Ada', '&x;')}`,
        `<!DOCTYPE a [<!ENTITY x "${'ha'.repeat(500)}"><!ENTITY y "${'&x;'.repeat(500)}">]>${xml.replace('Ada', '&y;'.repeat(500))}`,
        xml.replace('Ada', '&#x0;&#xD800;&#1114112;&#99999999999;'),
        xml.replace('Ada', `${'&'.repeat(10_000)};`),
      ],
      random,
      xml,
    ),
  'numbers changed': (xml, random) =>
    xml.replace(/"\d+"/g, (number) =>
      random() < 0.5 ? `"${pickFrom(['-1', '1e308', '99999999999', 'NaN', '', '2147483648'], random, '0')}"` : number,
    ),
  'names changed': (xml, random) =>
    xml.replace(/"(?:rId|P|Title|Heading)\w{0,20}"/g, () =>
      pickFrom(['"rId1"', '"Title"', '"__proto__"', '"constructor"', '""'], random, '""'),
    ),
  'addresses changed': (xml, random) =>
    xml.replaceAll(/https:\/\/example\.org\/|header1\.xml|mailto:ada@example\.org/g, () =>
      pickFrom(
        ['file:///etc/passwd', 'javascript:alert(1)', '../../document.xml', 'document.xml', '\\\\host\\x'],
        random,
        '',
      ),
    ),
  'strange characters': (xml, random) =>
    xml.replace(/Ada|memoir|London/g, () =>
      pickFrom(
        ['\0\u0001', '\u202e\u202d'.repeat(300), 'a\u0300'.padEnd(4000, '\u0300'), '🏴'.repeat(900), '\ufffe'],
        random,
        '',
      ),
    ),
  'long lines': (xml, random) =>
    xml.replace('Ada', pickFrom(['a', 'a b ', '1,', '2020 – ', '(', 'a@', '- '], random, 'a').repeat(40_000)),
};
