import { useState } from "react";
import type { GridFilter, GridQuery } from "./grid-query.ts";

/** Chosen rows: some by their keys, or all that match the filter except a few. */
export type GridSelection =
  | { readonly kind: "some"; readonly keys: readonly string[] }
  | { readonly kind: "all"; readonly except: readonly string[] };

/** Nothing chosen. */
export const noSelection: GridSelection = { kind: "some", keys: [] };
/** Everything that matches. */
export const allMatching: GridSelection = { kind: "all", except: [] };

/** Whether a row is chosen. */
export function isSelected(selection: GridSelection, key: string): boolean {
  return selection.kind === "some" ? selection.keys.includes(key) : !selection.except.includes(key);
}

/** How many of `matching` rows are chosen. */
export function selectedCountOf(selection: GridSelection, matching: number): number {
  return selection.kind === "some" ? selection.keys.length : Math.max(0, matching - selection.except.length);
}

/** The selection with these rows chosen or released. */
export function withRows(selection: GridSelection, keys: readonly string[], chosen: boolean): GridSelection {
  const named = selection.kind === "some" ? selection.keys : selection.except;
  const add = chosen === (selection.kind === "some");
  const next = add ? [...new Set([...named, ...keys])] : named.filter((key) => !keys.includes(key));
  return selection.kind === "some" ? { kind: "some", keys: next } : { kind: "all", except: next };
}

/**
 * The same rows as conditions of a request: keys are joined with "or", exceptions are each ruled out.
 * Empty where nothing is chosen: ask `selectedCountOf` first.
 */
export function selectionFilters(selection: GridSelection, property: string): readonly GridFilter[] {
  const operator = selection.kind === "some" ? "Equal" : "NotEqual";
  const keys = selection.kind === "some" ? selection.keys : selection.except;
  return keys.map((value) => ({ property, operator, value, allowNull: false }));
}

/**
 * The selection of a grid as state. Rows chosen by key stay chosen on other pages; "all matching" means the filter it
 * was chosen under, so another filter or search ends it; `beside` names the conditions that are above the grid.
 */
export function useGridSelection(
  query: GridQuery,
  beside = "",
): readonly [GridSelection, (next: GridSelection) => void] {
  const rows = JSON.stringify([query.filters, query.search, beside]);
  const [held, setHeld] = useState({ rows, selection: noSelection });
  const stale = held.selection.kind === "all" && held.rows !== rows;
  return [stale ? noSelection : held.selection, (selection) => setHeld({ rows, selection })];
}
