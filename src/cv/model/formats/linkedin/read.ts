import { isObject } from '../../../../platform/pure/json.ts';
import { type ImportResult, makeCvBuilder } from '../reading/cv-builder.ts';
import { readPositions } from './read-positions.ts';
import { readContacts, readProfile } from './read-profile.ts';
import { readRows } from './read-rows.ts';
import { rowsOf } from './rows.ts';
import { knownFileName, TABLES } from './tables.ts';

/**
 * Imports the CSV files of a LinkedIn export, given as their texts by path. Files about other things or people are
 * skipped and reported. Data without a field is kept under `linkedin`.
 */
export function importLinkedIn(value: unknown): ImportResult {
  const builder = makeCvBuilder('linkedin', 'linkedin');
  const files = new Map<string, string>();
  const ignoredFiles: string[] = [];
  for (const [path, text] of isObject(value) ? Object.entries(value) : []) {
    const name = knownFileName(path);
    if (name === undefined || files.has(name) || typeof text !== 'string') ignoredFiles.push(path);
    else files.set(name, text);
  }
  const rowsIn = (name: string) => rowsOf(name, files.get(name) ?? '');
  const [profile] = rowsIn('Profile');
  if (profile) readProfile(builder, profile);
  readContacts(builder, rowsIn('Email Addresses'), 'email', 'Email Address');
  readContacts(builder, rowsIn('PhoneNumbers'), 'phone', 'Number');
  readPositions(builder, rowsIn('Positions'));
  for (const [name, table] of Object.entries(TABLES)) readRows(builder, name, rowsIn(name), table);
  for (const path of ignoredFiles) builder.reader.warn('notTaken', { from: path });
  builder.detectLanguage();
  return builder.finish();
}

export { knownFileName as linkedInFile } from './tables.ts';
