import type { SourceDocument } from '../../../model/formats/unstructured/source-document.ts';
import { extractDocx } from './extract-docx.ts';
import { extractOdt, ODT_TYPE } from './extract-odt.ts';
import { pathsInZip, unzipEntries } from './zip-entries.ts';

/** Most programs name the main part word/document.xml, some word/document2.xml. */
const DOCX_BODY = /^word\/document\d*\.xml$/;

/** Reads the text of a Word or OpenDocument file, recognized by what it contains, or returns undefined for another ZIP. */
export async function extractOffice(bytes: Buffer): Promise<SourceDocument | undefined> {
  const paths = await pathsInZip(bytes);
  if (paths.has('[Content_Types].xml') && [...paths].some((path) => DOCX_BODY.test(path))) return extractDocx(bytes);
  if (!paths.has('mimetype') || !paths.has('content.xml')) return undefined;
  const type = (await unzipEntries(bytes, (path) => path === 'mimetype')).get('mimetype');
  return type?.toString('latin1').trim() === ODT_TYPE ? extractOdt(bytes) : undefined;
}
