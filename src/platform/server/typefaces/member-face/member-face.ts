import { invalidFields } from '../../../pure/errors.ts';
import type { Alphabet } from '../../../pure/typefaces/alphabets.ts';
import { type Task, workerProgram } from '../../workers/task.ts';
import { runTask } from '../../workers/workers.ts';

/** The facts that a font states about itself. Lengths are fractions of the em. */
export type MemberFaceFacts = {
  /** The name of its family: letters, digits, spaces and hyphens. */
  name: string;
  weight: number;
  italic: boolean;
  generic: 'serif' | 'sans-serif' | 'monospace';
  /** The rights that its maker grants by the bits for embedding. */
  embedding: 'installable' | 'editable' | 'preview' | 'restricted';
  /** Whether its maker allows to leave out characters. */
  allowsCutting: boolean;
  metrics: { ascent: number; descent: number; lineGap: number; xHeight: number; width: number };
};

/** A font written anew, in a file for each alphabet that it has. */
export type MemberFace = MemberFaceFacts & { parts: { alphabet: Alphabet; bytes: Uint8Array }[] };
export type MemberFaceFault = 'notWoff2' | 'brokenFace';
export type MemberFaceResult = { face: MemberFace } | { fault: MemberFaceFault };

const faceTask: Task<{ bytes: Uint8Array }, MemberFaceResult> = {
  program: workerProgram(import.meta.url, 'face-worker'),
  memoryMb: 320,
  // A font with all alphabets takes a third of it.
  cpuMs: 20_000,
  deadlineMs: 60_000,
  exceeded: { path: 'file', text: { word: 'brokenFace' } },
};

/**
 * Checks a font that a member uploaded, and writes it anew: without hinting, pictures and tables of no use, cut to
 * alphabets. Throws a fault of the file if it is no usable WOFF2 font.
 */
export async function makeMemberFace(read: () => Promise<Uint8Array>, owner: string): Promise<MemberFace> {
  const result = await runTask(faceTask, async () => ({ bytes: await read() }), { owner });
  if ('fault' in result) throw invalidFields([{ path: 'file', text: { word: result.fault } }]);
  return result.face;
}
