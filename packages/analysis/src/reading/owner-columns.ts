/** Columns in which a file names its owner: whose payments it lists. English, German, French, Spanish, Italian, Dutch and Nordic headings. */
import type { ColumnMapping, ColumnProfile } from "@paygauge/api-types/entities/ledger";
import { foldHeader } from "./synonyms.ts";

const ownerHeader =
  /\b(organi[sz]ations?|body|buyer|authority|council|(legal |business |reporting |paying |company )?entity|entities|department family|agency|jurisdiction|company name|company code name|payer|public body|purchaser|customer organi[sz]ation|mandant|auftraggeber|buchungskreis|gesellschaft|kaufer|zahler|behorde|dienststelle|organisme|collectivite|acheteur|entite|societe|payeur|entidad|comprador|organismo|sociedad|organo|ente|acquirente|stazione appaltante|societa|amministrazione|organisatie|koper|opdrachtgever|bestuur|gemeente|kaupandi|stofnun|kopare|kommun|innkjoper|kober|ostaja)\b/;
const noOwner =
  /\b(ur[il]|code|id|number|no|nr|ref|supplier|vendor|payee|beneficiary|merchant|creditor|unit|type|lieferant|kreditor|fournisseur|proveedor|fornitore|leverancier|nummer|numero)\b/;

/** A value that fills a column of owners on this share of the rows is the only one. */
const single = 0.99;

interface NamedOwner {
  /** Name of the column. */
  readonly column: string;
  readonly text: string;
  /** Share of the rows with this value. */
  readonly share: number;
  readonly isSingle: boolean;
}

/** Columns that name the payer on most rows and feed no field, those with one value first. */
export function ownersIn(profiles: readonly ColumnProfile[], { sources }: ColumnMapping): NamedOwner[] {
  const used = new Set(
    Object.values(sources).flatMap((source) => (source !== undefined && "column" in source ? [source.column] : [])),
  );
  const found = profiles.flatMap(({ index, name, commonest, filledShare }) => {
    const header = foldHeader(name);
    if (used.has(index) || commonest == null || !ownerHeader.test(header) || noOwner.test(header)) return [];
    if (commonest.share < 0.5 || filledShare < 0.5 || !/\p{L}{3}/u.test(commonest.text)) return [];
    if (/^https?:|@/.test(commonest.text)) return [];
    const { text, share } = commonest;
    return [{ column: name, text, share, isSingle: share > single }];
  });
  return found.toSorted((a, b) => Number(b.isSingle) - Number(a.isSingle));
}
