import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { fontFilesForText } from './font-files.ts';
import { type RenderInput, renderJobOf } from './render-input.ts';
import { TEMPLATES_FOLDER } from './templates.ts';
import { typstProgramOf } from './typst-program.ts';

/** Font files hardly shrink with more effort, and the East Asian ones are tens of megabytes. */
const FONT_COMPRESSION = 1;

/** Returns a ZIP of Typst sources that compile anywhere: data, template and fonts. */
export async function zipTypstSources(input: Omit<RenderInput, 'owner'>): Promise<Uint8Array> {
  const { template, data, attachment, photo } = renderJobOf(input);
  const zip = new ZipFile();
  const add = (name: string, content: string | Uint8Array, compressionLevel = 6) =>
    zip.addBuffer(Buffer.from(content), `cv/${name}`, { compressionLevel });
  add('main.typ', typstProgramOf(template, { layout: 'page', attached: attachment !== null }));
  add('data.json', JSON.stringify(data, null, 2));
  if (attachment !== null) add('resume.json', attachment);
  if (photo) add('photo', photo);
  add('README.md', README);
  for (const folder of ['lib', template]) {
    for (const file of await readdir(join(TEMPLATES_FOLDER, folder))) {
      if (file.endsWith('.typ') || file === 'manifest.json')
        add(`${folder}/${file}`, await readFile(join(TEMPLATES_FOLDER, folder, file)));
    }
  }
  for (const { name, path } of fontFilesForText(data.fonts, JSON.stringify(data))) {
    add(`fonts/${name}`, await readFile(path), FONT_COMPRESSION);
  }
  zip.end();
  return buffer(zip.outputStream as unknown as NodeJS.ReadableStream);
}

const README = `# A CV as Typst source

    typst compile --font-path fonts --pdf-standard ua-1 main.typ cv.pdf

\`data.json\` contains the content and design. \`lib/\` and the template's folder contain the layout. The fonts are
licensed under the SIL Open Font License, which is included with them.
`;
