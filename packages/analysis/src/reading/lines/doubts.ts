/** What may be doubtful in a line that is read all the same. */
import type { ImportWarningCode } from "@paygauge/api-types/entities/ledger";

/** Doubts of a line, as bits. */
export const doubts = {
  currencyConverted: 1,
  currencyWithoutRate: 2,
  undated: 4,
  dateUnreadable: 8,
  rounded: 16,
  ragged: 32,
  documentTypeUnknown: 64,
  nameFromAbove: 128,
  idDamaged: 256,
  creditSubtracted: 512,
  cellsJoined: 1024,
} as const;
export const doubtCodes: readonly (readonly [number, ImportWarningCode])[] = [
  [doubts.currencyConverted, "currency-converted"],
  [doubts.currencyWithoutRate, "currency-without-rate"],
  [doubts.undated, "undated"],
  [doubts.dateUnreadable, "date-unreadable"],
  [doubts.rounded, "rounded"],
  [doubts.ragged, "ragged"],
  [doubts.documentTypeUnknown, "document-type-unknown"],
  [doubts.nameFromAbove, "name-from-above"],
  [doubts.idDamaged, "id-damaged"],
  [doubts.creditSubtracted, "credit-subtracted"],
  [doubts.cellsJoined, "cells-joined"],
];

/** Doubts of a record whose cells were brought in order, by `arrangements`. */
export const arrangedDoubts: readonly number[] = [0, doubts.cellsJoined, 0, 0, doubts.ragged];
