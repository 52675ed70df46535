import { refusalOf } from "@paygauge/analysis/reading/file-kind";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import { fileRefusalSchema, importCheckSchema } from "@paygauge/api-types/entities/ledger";
import type { LinkFileState } from "@paygauge/api-types/entities/magic-links";
import { limits } from "@paygauge/api-types/limits";
import { languageOf, localeOf } from "@paygauge/api-types/languages";
import type { UploadState } from "@paygauge/api-types/states";
import type { CallContext } from "../../call-context.ts";
import { refuse } from "@paygauge/worker/refusal";
import { buyers, issuers, jobs, uploads, users } from "../../store/schema.ts";
import { readStoredOr } from "@paygauge/worker/stored-json";
import type { Database } from "../../store/database.ts";
import { translateIn } from "@paygauge/worker/translate-in";
import type { UploadRow } from "../uploads/upload-access.ts";
import { receivedParts } from "../uploads/upload-view.ts";
import { endsBy, mayReplaceAgain, requireSession, type LinkFile } from "./link-session.ts";
import { referenceOf } from "./link-upload.ts";

const states = {
  Receiving: "receiving",
  Unpacking: "reading",
  Inspecting: "reading",
  Inspected: "waiting",
  Checking: "reading",
  Checked: "read",
  Refused: "refused",
  Discarded: "removed",
} as const satisfies Record<UploadState, LinkFileState>;

type JobRow = typeof jobs.$inferSelect;

function stateOf({ state }: UploadRow, job: JobRow | undefined): LinkFileState {
  if (job === undefined || job.deletedOn !== null) return "removed";
  return job.isDraft ? states[state] : "imported";
}

/** Most sentences in addition to the figures. */
const mostSentences = 5;

/** What reading the file came to, in words. */
function readingOf(row: UploadRow, job: JobRow | undefined, locale: string) {
  const translate = translateIn(locale);
  const refusal = readStoredOr(
    v.nullable(fileRefusalSchema),
    row.refusal ?? "null",
    "uploads.refusal",
    refusalOf("reading-failed"),
  );
  const check = readStoredOr(v.nullable(importCheckSchema), row.check ?? "null", "uploads.check", null);
  const nothing = { rows: null, accepted: null, rejected: null, total: null };
  if (refusal !== null) return { ...nothing, sentences: [translate(refusal.message)] };
  if (check === null) return { ...nothing, sentences: [] };
  const { rows, accepted, rejected } = check;
  const tag = localeOf(languageOf(locale) ?? "en", [locale]);
  return {
    rows,
    accepted,
    rejected,
    total: job !== undefined && hasFigures(job.kind) ? ownMoney(check, tag) : null,
    sentences: check.warnings.slice(0, mostSentences).map(({ message }) => translate(message)),
  };
}

type CheckedMoney = Pick<v.InferOutput<typeof importCheckSchema>, "sumMinor" | "minorDigits" | "currency" | "money">;

/** The sum of the rows that were taken in each currency of the file; checks of older releases know the job's alone. */
function ownMoney({ money, sumMinor, minorDigits, currency }: CheckedMoney, tag: string): string {
  const sums =
    money.length === 0
      ? [{ currency, minorDigits, minor: sumMinor }]
      : money.map((each) => ({ ...each, minor: String(BigInt(each.accepted) + BigInt(each.waiting)) }));
  return sums
    .filter(({ minor }) => sums.length === 1 || minor !== "0")
    .map(({ currency: own, minorDigits: digits, minor }) => {
      const style = own === "" ? { minimumFractionDigits: digits } : ({ style: "currency", currency: own } as const);
      return new Intl.NumberFormat(tag, style).format(decimalOf(minor, digits));
    })
    .join(" + ");
}

/** Minor units as a decimal that no digit is lost of. */
function decimalOf(minor: string, digits: number): Intl.StringNumericLiteral {
  const sign = minor.startsWith("-") ? "-" : "";
  const text = minor.replace("-", "").padStart(digits + 1, "0");
  const [whole, part] = [text.slice(0, text.length - digits), text.slice(text.length - digits)];
  return `${sign}${whole}.${part || "0"}` as Intl.StringNumericLiteral;
}

async function fileView(db: Database, file: LinkFile, locale: string) {
  const [found] = await db
    .select({ row: uploads, mayAgain: mayReplaceAgain(file.linkId) })
    .from(uploads)
    .where(eq(uploads.id, file.uploadId));
  if (!found) return null;
  const { row } = found;
  const [job] = await db.select().from(jobs).where(eq(jobs.id, file.jobId));
  const parts = row.state === "Receiving" ? await receivedParts(db, row.id) : [];
  const state = stateOf(row, job);
  return {
    fileName: row.fileName,
    size: row.size,
    partSize: row.partSize,
    partsReceived: parts.map(({ partNumber }) => partNumber),
    state,
    receivedOn: file.completedOn,
    reference: referenceOf(file),
    ...readingOf(row, job, locale),
    mayReplace: state !== "imported" && state !== "removed" && (file.completedOn === null || found.mayAgain === 1),
    mailed: file.receiptOn !== null,
  };
}

/** What the session sees: whom the file is for, and its own file. Nothing else of the issuer. */
export async function linkView({ db, env, identity, query }: CallContext<"linkUpload">) {
  const { link, file } = await requireSession(db, identity);
  const [found] = await db
    .select({ issuerName: issuers.name, buyerName: buyers.name, name: users.displayName, email: users.email })
    .from(issuers)
    .innerJoin(buyers, eq(buyers.id, link.buyerId))
    .innerJoin(users, eq(users.id, link.createdBy))
    .where(eq(issuers.id, link.issuerId));
  if (!found) throw refuse("linkEnded");
  return {
    id: link.id,
    issuerName: found.issuerName,
    buyerName: found.buyerName,
    senderName: found.name,
    senderEmail: found.email,
    recipient: link.recipient,
    until: link.expiresOn,
    endsBy: endsBy(link, file),
    uses: link.uses,
    usesSpent: link.usesSpent,
    maxBytes: Number(env.MAX_UPLOAD_BYTES),
    partBytes: limits.uploadPartBytes,
    asksName: link.uses > 1,
    file: file === null ? null : await fileView(db, file, query.locale ?? link.language),
  };
}
