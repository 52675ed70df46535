import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import type { RulesetItem } from "@paygauge/api-types/entities/rulesets";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import type { StaleWrite } from "./stale-write.ts";
import { store } from "../../state/store.ts";
import { localeAtom } from "../../texts/catalogue.ts";

/** A refused write and the current record, so that field can be held against field. */
export interface BothSides {
  readonly wanted: unknown;
  readonly stands: unknown;
}

/** Columns are told by their names in the file; the signature of a header is no user's wish. */
function mappingSide(mapping: ColumnMapping, { columns }: FileDialect) {
  const named = Object.entries(mapping.sources).flatMap(([field, source]) => {
    if (source === undefined) return [];
    if ("constant" in source) return [[field, source.constant] as const];
    const name = columns.find(({ index }) => index === source.column)?.name ?? "";
    return [[field, name === "" ? String(source.column + 1) : name] as const];
  });
  // What is not said is off.
  const leaveOutRepeats = mapping.leaveOutRepeats ?? false;
  const totals = (mapping.totalRows ?? []).filter(({ isTotal }) => isTotal);
  const totalRows = totals.map(({ line }) => line).join(", ");
  return { ...mapping, leaveOutRepeats, totalRows, headerSignature: undefined, sources: Object.fromEntries(named) };
}

/** What a user can say of how a file is written; the rest was found in it. */
const dialectSide = ({ encoding, delimiter, headerRow }: FileDialect) => ({ encoding, delimiter, headerRow });

type UploadBody = Partial<{ mapping: ColumnMapping; dialect: FileDialect; sheet: number }>;

function uploadSides(wanted: UploadBody, upload: Upload): BothSides {
  const dialect = upload.dialect ?? upload.inspection?.dialect;
  const sheets = upload.unpacked?.sheets ?? [];
  const sheetOf = (at: number | null | undefined) => (at == null ? undefined : sheets[at]?.name);
  const sideOf = (of: UploadBody, sheet: string | undefined) => ({
    ...(of.mapping === undefined || dialect === undefined ? {} : { mapping: mappingSide(of.mapping, dialect) }),
    ...(of.dialect === undefined ? {} : { dialect: dialectSide(of.dialect) }),
    ...(sheet === undefined ? {} : { sheet }),
  });
  const stands = { mapping: upload.mapping ?? undefined, dialect } as UploadBody;
  return { wanted: sideOf(wanted, sheetOf(wanted.sheet)), stands: sideOf(stands, sheetOf(upload.unpacked?.sheet)) };
}

/** Brings both sides into one shape: that of a write's body. */
export function diffSides({ entity, params, wanted }: StaleWrite, stands: unknown): BothSides {
  const { entityType } = entity;
  if (entityType === "job" && params["uploadId"] !== undefined) return uploadSides(wanted ?? {}, stands as Upload);
  if (entityType === "scoringRuleset" || entityType === "confidenceRuleset") {
    const { item, body } = stands as { readonly item: RulesetItem; readonly body: unknown };
    return { wanted, stands: { note: store.get(localeAtom).translate(item.note), body } };
  }
  return { wanted, stands };
}
