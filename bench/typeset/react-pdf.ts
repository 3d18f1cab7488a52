import { fileURLToPath } from 'node:url';
import {
  Circle,
  Document,
  Font,
  Link,
  Page,
  Path,
  Rect,
  renderToBuffer,
  StyleSheet,
  Svg,
  Text,
  View,
} from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { PageData } from '../../src/cv/render/page-data.ts';
import { wordsIn } from './words-in.ts';

/** The page of the template “classic” in `@react-pdf/renderer`: the same words, typeface, icons, links and track. */

const fontFile = (name: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/source-serif-4/${name}/SourceSerif4_${name}.ttf`));
Font.register({
  family: 'Source Serif',
  fonts: [
    { src: fontFile('400Regular') },
    { src: fontFile('700Bold'), fontWeight: 700 },
    { src: fontFile('400Regular_Italic'), fontStyle: 'italic' },
  ],
});

const styles = StyleSheet.create({
  page: { paddingVertical: 45, paddingHorizontal: 51, fontSize: 10, lineHeight: 1.35, fontFamily: 'Source Serif' },
  body: { marginLeft: 140 },
  name: { fontSize: 25 },
  contacts: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  contact: { flexDirection: 'row', gap: 4 },
  heading: { flexDirection: 'row', marginTop: 14, marginBottom: 6, fontWeight: 700, fontSize: 8 },
  track: { width: 120, textAlign: 'right', marginRight: 20 },
  rule: { flexGrow: 1, height: 0.5, backgroundColor: '#cccccc', alignSelf: 'center' },
  row: { flexDirection: 'row' },
  strong: { fontWeight: 700 },
  beside: { fontStyle: 'italic' },
  rest: { marginLeft: 140, marginBottom: 6 },
  bullet: { flexDirection: 'row', gap: 5 },
  fill: { flex: 1 },
});

const SHAPES = { path: Path, rect: Rect, circle: Circle } as const;

function icon(svg: string) {
  const shapes = [...svg.matchAll(/<(path|rect|circle) ([^>]*?)\/?>/g)].map(([, tag, attributeText = ''], key) => {
    const attributes = Object.fromEntries(
      [...attributeText.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    return h(SHAPES[tag as keyof typeof SHAPES] as typeof Path, {
      key,
      ...(attributes as { d: string }),
      stroke: '#0f5c5c',
    });
  });
  return h(Svg, { viewBox: '0 0 24 24', width: 9, height: 9 }, shapes);
}

const line = (text: string, key?: string | number) => h(Text, key === undefined ? {} : { key }, text);

type PdfItem = PageData['sections'][number]['items'][number];
function renderItem({ id, heading, beside, dates, url, texts, bullets, details, roles }: PdfItem): ReactElement {
  return h(
    View,
    { key: id },
    h(
      View,
      { style: styles.row },
      h(Text, { style: styles.track }, dates),
      h(
        Text,
        { style: styles.fill },
        h(Text, { style: styles.strong }, `${heading} `),
        h(Text, { style: styles.beside }, beside.join(', ')),
      ),
    ),
    h(
      View,
      { style: styles.rest },
      url ? h(Link, { src: `https://${url}` }, url) : null,
      ...texts.map((block, at) => line(wordsIn(block), `t${at}`)),
      ...bullets.map((bullet) =>
        h(
          View,
          { key: bullet.id, style: styles.bullet },
          line('–'),
          h(Text, { style: styles.fill }, bullet.text.map(wordsIn).join(' ')),
        ),
      ),
      ...details.map(({ label, text }, at) => line(label ? `${label}: ${text}` : text, `d${at}`)),
    ),
    ...roles.map(renderItem),
  );
}

export const withReactPdf = ({ name, headline, contacts, sections }: PageData): Promise<Uint8Array> =>
  renderToBuffer(
    h(
      Document,
      { title: name, language: 'en' },
      h(
        Page,
        { size: 'A4', style: styles.page },
        h(
          View,
          { style: styles.body },
          h(Text, { style: styles.name }, name),
          h(Text, { style: styles.beside }, headline),
          h(
            View,
            { style: styles.contacts },
            contacts.map((one) => h(View, { key: one.text, style: styles.contact }, icon(one.icon), line(one.text))),
          ),
        ),
        ...sections.map(({ id, heading, texts, items }) =>
          h(
            View,
            { key: id },
            h(
              View,
              { style: styles.heading },
              h(Text, { style: styles.track }, heading.toUpperCase()),
              h(View, { style: styles.rule }),
            ),
            h(View, { style: styles.body }, ...texts.map((block, at) => line(wordsIn(block), at))),
            ...items.map(renderItem),
          ),
        ),
      ),
    ),
  );
