import type { ReactNode } from 'react';
import type { StoredImage } from '#files/contract.ts';
import type { FieldBlock } from '../model/limits.ts';
import type { Block } from '../model/schema.ts';

/** The form around blocks, which keeps them under `blocks`. */
export type BlockForm = {
  blocks: readonly Block[];
  /** Replaces the blocks; texts of fields that are replaced with them are one step to undo. */
  change: (blocks: Block[], texts?: FieldTexts) => void;
  /** Returns the error of a path, which begins with `blocks`. */
  errorOf: (path: string) => string | undefined;
  imageOf: (id: string) => StoredImage | undefined;
  /** Registers an uploaded image. */
  addImage: (image: StoredImage) => void;
  /** The image of the form that is its cover, which any image of a block can become. */
  cover: string | null;
  onCover: (cover: string | null) => void;
  /** The blocks are the main content of the form: their texts are large, and they have no frames. */
  forWriting?: boolean;
  /** Fields of the form that are blocks as well. */
  fields?: BlockFormFields;
};

/** Texts by the field of the form that they belong to. */
export type FieldTexts = Partial<Record<FieldBlock, string>>;

/** How a form shows its own fields among the blocks. */
export type BlockFormFields = {
  /** The texts that members add, write and remove as blocks. Other fields only have a place. */
  texts: FieldTexts;
  /** Heading of these texts in the menu that adds blocks. */
  group: string;
  /** Returns whether a field has content, and is therefore listed before it was placed. */
  isFilled: (field: FieldBlock) => boolean;
  nameOf: (field: FieldBlock) => string;
  /** Renders the field in its block. */
  render: (field: FieldBlock) => ReactNode;
};
