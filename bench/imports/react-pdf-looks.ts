import { fileURLToPath } from 'node:url';
import { Document, Font, Link, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { detailLines, type PlainItem, type PlainOutline, type PlainSection } from './plain-outline.ts';

type Look = (outline: PlainOutline) => ReactNode[];

type Faces = { sans: string; strong: string; serif: string; serifStrong: string; serifItalic: string };

/** The fonts that every viewer has. They hold the letters of Western Europe only. */
const STANDARD: Faces = {
  ...{ sans: 'Helvetica', strong: 'Helvetica-Bold' },
  ...{ serif: 'Times-Roman', serifStrong: 'Times-Bold', serifItalic: 'Times-Italic' },
};
const EMBEDDED: Faces = {
  sans: register('source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  strong: register('source-sans-3/700Bold/SourceSans3_700Bold.ttf'),
  serif: register('source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
  serifStrong: register('source-serif-4/700Bold/SourceSerif4_700Bold.ttf'),
  serifItalic: register('source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'),
};

function register(file: string): string {
  Font.register({ family: file, src: fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`)) });
  return file;
}

const stylesWith = (faces: Faces) =>
  StyleSheet.create({
    page: { padding: 42, fontSize: 10, fontFamily: faces.sans, lineHeight: 1.3 },
    twoColumns: { flexDirection: 'row', fontSize: 9.5, fontFamily: faces.sans, lineHeight: 1.3 },
    side: { width: '32%', padding: 24, backgroundColor: '#293e49', color: '#ffffff' },
    main: { width: '68%', padding: 30 },
    serif: { padding: 54, fontSize: 10.5, fontFamily: faces.serif, lineHeight: 1.25 },
    name: { fontSize: 24, lineHeight: 1.2 },
    headline: { fontSize: 12, marginBottom: 6 },
    spaced: {
      fontSize: 11,
      letterSpacing: 2.2,
      marginTop: 14,
      borderBottomWidth: 0.75,
      paddingBottom: 2,
      marginBottom: 5,
    },
    heading: { fontSize: 13, fontFamily: faces.strong, marginTop: 14, marginBottom: 4 },
    item: { marginBottom: 7 },
    row: { flexDirection: 'row', justifyContent: 'space-between' },
    strong: { fontFamily: faces.strong },
    serifStrong: { fontFamily: faces.serifStrong },
    serifItalic: { fontFamily: faces.serifItalic },
    bullet: { flexDirection: 'row', marginLeft: 8 },
    marker: { width: 11 },
    fill: { flex: 1 },
    quiet: { color: '#666666' },
  });

const looksWith = (styles: ReturnType<typeof stylesWith>): Record<string, Look> => {
  const text = (content: string, key: string | number, style = {}) => h(Text, { key, style }, content);
  const bulletsOf = ({ bullets }: PlainItem, marker: string) =>
    bullets.map((bullet, at) =>
      h(
        View,
        { key: `b${at}`, style: styles.bullet },
        text(marker, 'm', styles.marker),
        text(bullet.text, 't', styles.fill),
      ),
    );
  const bodyOf = (item: PlainItem, marker: string, render: (item: PlainItem, key: number) => ReactElement) => [
    ...item.texts.map((one, at) => text(one, `t${at}`)),
    ...bulletsOf(item, marker),
    ...detailLines(item).map((one, at) => text(one, `d${at}`)),
    ...(item.url ? [h(Link, { key: 'url', src: item.url }, item.url)] : []),
    ...item.roles.map(render),
  ];
  /** A contact as it is printed without a link behind it. */
  const shownContact = ({ kind, text, url }: PlainOutline['contacts'][number]) =>
    kind === 'profile' ? (url ?? text).replace('https://', '') : text;
  const contactsOf = ({ contacts }: PlainOutline) =>
    contacts.map(({ text: content, url }, at) => (url ? h(Link, { key: at, src: url }, content) : text(content, at)));

  const plainSection =
    (render: (item: PlainItem, key: number) => ReactElement, heading: object) =>
    ({ id, heading: title, texts, items }: PlainSection) =>
      h(View, { key: id }, text(title, 'h', heading), ...texts.map((one, at) => text(one, at)), ...items.map(render));

  const stacked = (item: PlainItem, key: number): ReactElement =>
    h(
      View,
      { key: `i${key}`, style: styles.item },
      text([item.heading, ...item.beside].filter(Boolean).join(', '), 'h', styles.strong),
      ...(item.dates ? [text(item.dates, 'w', styles.quiet)] : []),
      ...bodyOf(item, '•', stacked),
    );
  const dated = (item: PlainItem, key: number): ReactElement =>
    h(
      View,
      { key: `i${key}`, style: styles.item },
      h(View, { style: styles.row, key: 'r' }, text(item.heading, 'h', styles.serifStrong), text(item.dates, 'w')),
      ...(item.beside.length > 0 ? [text(item.beside.join(' · '), 's', styles.serifItalic)] : []),
      ...bodyOf(item, '–', dated),
    );

  return {
    'one-column': (outline) => [
      h(
        Page,
        { size: 'A4', style: styles.page, key: 'p' },
        text(outline.name, 'n', styles.name),
        text(outline.headline, 'l', styles.headline),
        text(outline.contacts.map(shownContact).join(' | '), 'c'),
        ...outline.sections.map(plainSection(stacked, styles.heading)),
      ),
    ],
    /** As LinkedIn saves a profile: the contact details and skills at the left, everything else at the right. */
    sidebar: (outline) => [
      h(
        Page,
        { size: 'A4', style: styles.twoColumns, key: 'p' },
        h(
          View,
          { style: styles.side, key: 's' },
          text('Contact', 'h', styles.heading),
          ...contactsOf(outline),
          ...outline.aside.map(plainSection(stacked, styles.heading)),
        ),
        h(
          View,
          { style: styles.main, key: 'm' },
          text(outline.name, 'n', styles.name),
          text(outline.headline, 'l', styles.headline),
          ...outline.main.map(plainSection(stacked, styles.heading)),
        ),
      ),
    ],
    'spaced-headings': (outline) => [
      h(
        Page,
        { size: 'LETTER', style: styles.serif, key: 'p' },
        text(outline.name, 'n', { ...styles.name, textAlign: 'center' }),
        text(outline.headline, 'l', { ...styles.headline, textAlign: 'center' }),
        text(outline.contacts.map(shownContact).join('  •  '), 'c', { textAlign: 'center' }),
        ...outline.sections.map((section) =>
          plainSection(dated, styles.spaced)({ ...section, heading: section.heading.toUpperCase() }),
        ),
      ),
    ],
  };
};

const LOOKS = looksWith(stylesWith(STANDARD));
const EMBEDDED_LOOKS = looksWith(stylesWith(EMBEDDED));
export const REACT_PDF_LOOKS = Object.keys(LOOKS);

/** Letters and signs of Windows-1252, which the standard fonts have. */
const IN_STANDARD_FONTS = /^[ -\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u;

/** Prints a CV with `@react-pdf/renderer`, in embedded fonts if the standard ones lack letters of it. */
export function printWithReactPdf(outline: PlainOutline, look: string): Promise<Uint8Array> {
  const looks = IN_STANDARD_FONTS.test(JSON.stringify(outline)) ? LOOKS : EMBEDDED_LOOKS;
  return renderToBuffer(h(Document, { language: outline.language }, looks[look]?.(outline)));
}
