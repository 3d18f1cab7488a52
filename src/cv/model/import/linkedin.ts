import { isObject } from '../json-resume/json.ts';
import { readPositions } from '../linkedin/read-positions.ts';
import { readProfile, readReach } from '../linkedin/read-profile.ts';
import { readRows } from '../linkedin/read-rows.ts';
import { rowsOf } from '../linkedin/rows.ts';
import { fileNamed, TABLES } from '../linkedin/tables.ts';
import { type Imported, makeDraft } from './draft.ts';

/**
 * Reads the tables of LinkedIn's export: the text of each by its path. Files that tell of other things, or of other people,
 * are left alone. Whatever we have no field for is kept under `linkedin`.
 */
export function importLinkedIn(value: unknown): Imported {
  const draft = makeDraft('linkedin', 'linkedin');
  const files = new Map<string, string>();
  const others: string[] = [];
  for (const [path, text] of isObject(value) ? Object.entries(value) : []) {
    const name = fileNamed(path);
    if (name === undefined || files.has(name) || typeof text !== 'string') others.push(path);
    else files.set(name, text);
  }
  const rows = (name: string) => rowsOf(name, files.get(name) ?? '');
  const [profile] = rows('Profile');
  if (profile) readProfile(draft, profile);
  readReach(draft, rows('Email Addresses'), 'email', 'Email Address');
  readReach(draft, rows('PhoneNumbers'), 'phone', 'Number');
  readPositions(draft, rows('Positions'));
  for (const [name, table] of Object.entries(TABLES)) readRows(draft, name, rows(name), table);
  for (const path of others) draft.reader.warn('notTaken', { from: path });
  return draft.done();
}

export { fileNamed as linkedInFile } from '../linkedin/tables.ts';
