/** One vendor with everything that the user's jobs state of it. */
import type { SupplierNote } from "@paygauge/api-types/entities/overrides";
import type { VendorDetail, VendorJob } from "@paygauge/api-types/entities/vendors";
import { historyOf, mergedVendors, rootOf, vendorById, vendorIdsOf } from "./merge-store.ts";
import { readNotes } from "./note-store.ts";
import { unpackMethods, unpackState } from "./part-columns.ts";
import { chunkOf, keyOfRow } from "./part-store.ts";
import type { BookRow, KnownSet, SeenQuestion, VendorBook } from "./vendor-book.ts";
import { isoDay } from "./vendor-table.ts";
import { acceptanceOf, acceptances } from "./vendor-sums.ts";

/** A detail without what only the catalogue knows: names of jobs, buyers and the issuer. */
export type BookDetail = BookRow &
  Pick<VendorDetail, "mergedFrom" | "names" | "outcomeRows" | "history" | "merged" | "jobs"> & {
    readonly jobRows: Omit<VendorJob, "jobName" | "buyerName" | "knownOn">[];
    readonly notes: SupplierNote[];
    readonly jobsWaiting: number;
  };

type LabelRow = { labelId: number; name: string; city: string; country: string };

/** What the vendor's runs state, a line for each of their suppliers, newest first. */
function jobRowsOf(sql: SqlStorage, { rowIndex }: KnownSet, vendorOf: Uint32Array, vendor: number) {
  const rows: (Omit<VendorJob, "jobName" | "buyerName" | "knownOn"> & { readonly label: number })[] = [];
  for (const { run, chunk } of rowIndex().chunksWith(vendor)) {
    const part = chunkOf(sql, run, chunk);
    if (part === undefined) continue;
    for (let row = 0; row < part.rows; row += 1) {
      const label = part.labels[row] ?? 0;
      if (vendorOf[label] !== vendor) continue;
      const bits = part.states[row] ?? 0;
      const { matched, stpCapable, detailLevel, scores } = unpackState(bits);
      const cardDay = part.lastCardDays[row] ?? 0;
      rows.push({
        label,
        jobId: run.jobId,
        supplierKey: keyOfRow(sql, run, chunk, row),
        supplierName: "",
        measuredOn: run.measuredOn,
        currency: run.currency,
        spendMinor: part.spendMinor[row] ?? 0,
        invoices: part.invoices[row] ?? 0,
        payments: part.payments[row] ?? 0,
        paymentMethods: unpackMethods(part.methods[row] ?? 0),
        matched,
        accepts: acceptances[acceptanceOf(bits)] ?? "Unknown",
        stpCapable,
        detailLevel,
        scores,
        lastOnCard: cardDay === 0 ? null : isoDay(cardDay),
      });
    }
  }
  return rows.toSorted((a, b) => (a.measuredOn > b.measuredOn ? -1 : a.measuredOn < b.measuredOn ? 1 : 0));
}

/** Name variants in the visible jobs, each with how many jobs state it. */
function namesOf(labels: ReadonlyMap<number, LabelRow>, rows: readonly { label: number; jobId: string }[]) {
  const found = new Map<string, { name: string; city: string; country: string; jobs: Set<string> }>();
  for (const { label, jobId } of rows) {
    const { name = "", city = "", country = "" } = labels.get(label) ?? {};
    const key = JSON.stringify([name, city, country]);
    const known = found.get(key) ?? { name, city, country, jobs: new Set<string>() };
    known.jobs.add(jobId);
    found.set(key, known);
  }
  return [...found.values()]
    .map(({ jobs, ...rest }) => ({ ...rest, jobs: jobs.size }))
    .toSorted((a, b) => b.jobs - a.jobs);
}

/** A vendor's page; null if no job of the user has it. */
export function vendorDetail(
  sql: SqlStorage,
  book: VendorBook,
  vendorId: string,
  question: SeenQuestion,
  userId: string,
): BookDetail | null {
  const link = rootOf(sql, vendorId);
  if (link === null) return null;
  const whole = book.whole(question.runs);
  const set = book.known(whole, question);
  const place = set.table.vendors.indexOf(link.vendor);
  const [row] = place < 0 ? [] : book.rows(set, [place]);
  if (row === undefined) return null;
  const found = jobRowsOf(sql, set, book.labels.vendorOf, link.vendor);
  const labels = new Map(
    [
      ...sql.exec<LabelRow>(
        "SELECT labelId, name, city, country FROM label WHERE labelId IN (SELECT value FROM json_each(?))",
        JSON.stringify([...new Set(found.map(({ label }) => label))]),
      ),
    ].map((each) => [each.labelId, each]),
  );
  // A name is shown only if one of the user's jobs states it.
  const shown = shownNames(sql, set, book);
  const history = historyOf(sql, link.vendor);
  const ids = vendorIdsOf(
    sql,
    history.flatMap(({ vendor, other }) => [vendor, other]),
  );
  const asked = vendorById(sql, vendorId);
  const mergedBy =
    asked === null ? undefined : history.find(({ what, other }) => what === "Merged" && other === asked.vendor);
  return {
    ...row,
    jobsWaiting: question.runs.length - whole.length,
    mergedFrom:
      asked === null || asked.vendor === link.vendor
        ? null
        : { vendorId, author: mergedBy?.author ?? "", at: mergedBy?.at ?? "" },
    names: namesOf(labels, found),
    jobRows: found.map(({ label, ...job }) => ({ ...job, supplierName: labels.get(label)?.name ?? "" })),
    outcomeRows: [...(set.outcomes.byVendor.get(link.vendor) ?? [])],
    notes: readNotes(sql, link.vendor, userId),
    history: history.map(({ vendor, other, ...entry }) => {
      const theirs = vendor === link.vendor ? other : vendor;
      return { ...entry, otherId: ids.get(theirs) ?? "", otherName: shown(theirs) };
    }),
    merged: mergedVendors(sql, link.vendor).map((each) => ({ vendorId: each.vendorId, name: shown(each.vendor) })),
  };
}

/** Names of merged vendors as the user's jobs state them; "" if none does. */
function shownNames(sql: SqlStorage, { rowIndex }: KnownSet, book: VendorBook): (vendor: number) => string {
  const visible = new Map<number, Set<number>>();
  /** Labels that the user's jobs state of a vendor that no other stands for. */
  const labelsOf = (root: number): Set<number> => {
    const known = visible.get(root);
    if (known !== undefined) return known;
    const found = new Set(
      rowIndex()
        .chunksWith(root)
        .flatMap(({ run, chunk }) => [...(chunkOf(sql, run, chunk)?.labels ?? [])]),
    );
    visible.set(root, found);
    return found;
  };
  return (vendor) => {
    const own = sql
      .exec<{ labelId: number; name: string }>(
        "SELECT labelId, name FROM label WHERE vendor = ? ORDER BY labelId",
        vendor,
      )
      .toArray()
      .find(({ labelId }) => labelsOf(book.labels.vendorOf[labelId] ?? 0).has(labelId));
    return own?.name ?? "";
  };
}
