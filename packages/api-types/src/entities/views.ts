import * as v from "valibot";
import { productLists } from "./exports.ts";
import { encodedMessage } from "../catalogue/message.ts";

/**
 * Grids that keep views: a job's suppliers, those of a job without figures, whose columns are others, and every list of
 * the product by the call of its pages.
 */
export const viewGrids = ["suppliers", "matchedSuppliers", ...productLists] as const;
export const viewGrid = v.picklist(viewGrids, encodedMessage("gridsOneOf", { names: viewGrids.join(", ") }));
export type ViewGrid = v.InferOutput<typeof viewGrid>;

/** Ours: views of one user for one grid, and the sizes of one view. */
export const viewLimits = { perGrid: 50, nameLength: 80, queryLength: 4000 } as const;

/** A kept state of a grid: filters, order, columns, widths, pins, rows per page, row height. */
export const savedView = v.object({
  id: v.string(),
  grid: viewGrid,
  name: v.string(),
  /** The grid's state as it is in an address, without a question mark. */
  query: v.string(),
  /** Whose users see it too; null: only the user who made it. */
  issuerId: v.nullable(v.string()),
  issuerName: v.nullable(v.string()),
  /** Made by the asking user, who alone may change it. */
  isOwn: v.boolean(),
  ownerName: v.string(),
  /** What the asking user's grid opens with. */
  isDefault: v.boolean(),
  version: v.number(),
});
export type SavedView = v.InferOutput<typeof savedView>;

export const savedViews = v.object({
  views: v.array(savedView),
  /** Issuers that the asking user can share a view with. */
  issuers: v.array(v.object({ id: v.string(), name: v.string() })),
});
export type SavedViews = v.InferOutput<typeof savedViews>;
