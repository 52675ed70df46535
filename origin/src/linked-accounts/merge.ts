/**
 * Merge's accounting API, as docs.merge.dev describes it (read 2026-11): link tokens with a hosted page, linked accounts,
 * and the models of payables by cursor.
 */
import * as v from "valibot";
import type { LinkedModel } from "@paygauge/api-types/entities/linked-accounts";
import type { LinkedAccountStatus } from "@paygauge/api-types/states";
import { outbound, OutboundError, type OutboundRequest } from "../outbound/outbound.ts";
import { asText, dayOf, rowOf, type Adapter, type AskedPage, type LinkPlace, type PartialRow } from "./adapter.ts";

const accounting = "/api/accounting/v1";
const pageSize = "100";
/** The longest that Merge lets a hosted page work: 7 days, in minutes. */
const linkMinutes = 10_080;

const headersOf = ({ env }: LinkPlace, token?: string): Record<string, string> => ({
  authorization: `Bearer ${env.MERGE_API_KEY ?? ""}`,
  accept: "application/json",
  ...(token === undefined ? {} : { "x-account-token": token }),
});

async function call<const S extends v.GenericSchema>(
  place: LinkPlace,
  request: Pick<OutboundRequest<S>, "method" | "path" | "query" | "answer"> & { body?: unknown; token?: string },
): Promise<v.InferOutput<S> | null> {
  const { body, token, ...rest } = request;
  const headers = { ...headersOf(place, token), ...(body === undefined ? {} : { "content-type": "application/json" }) };
  const sent = {
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(place.signal === undefined ? {} : { signal: place.signal }),
  };
  // A second link token or deletion has no second effect.
  return (await outbound(place, "merge", { ...rest, ...sent, headers, isRepeatable: true })).body;
}

const linkToken = v.object({ magic_link_url: v.string() });

const account = v.object({
  id: v.string(),
  integration: asText,
  status: asText,
  status_detail: asText,
  end_user_origin_id: asText,
});
const accounts = v.object({ results: v.array(account) });

const statuses: Readonly<Record<string, LinkedAccountStatus>> = {
  COMPLETE: "Linked",
  IDLE: "Linked",
  INCOMPLETE: "Incomplete",
  RELINK_NEEDED: "RelinkNeeded",
};
const statusOf = (text: string): LinkedAccountStatus =>
  (Object.hasOwn(statuses, text) ? statuses[text] : undefined) ?? "Incomplete";

const address = v.object({
  street_1: asText,
  street_2: asText,
  city: asText,
  zip_code: asText,
  country: asText,
});
const base = { id: v.string(), remote_was_deleted: v.optional(v.nullable(v.boolean()), false) };
const money = { total_amount: asText, currency: asText };
const contact = v.object({
  ...base,
  name: asText,
  tax_number: asText,
  email_address: asText,
  addresses: v.optional(v.nullable(v.array(v.union([address, v.string()]))), []),
});
const term = v.object({ ...base, name: asText, days_until_due: asText });
const invoice = v.object({
  ...base,
  ...money,
  contact: asText,
  number: asText,
  issue_date: asText,
  due_date: asText,
  paid_on_date: asText,
  memo: asText,
  payment_term: asText,
  status: asText,
  purchase_orders: v.optional(v.nullable(v.array(asText)), []),
});
const payment = v.object({ ...base, ...money, contact: asText, transaction_date: asText, payment_method: asText });
const expense = v.object({
  ...base,
  ...money,
  contact: asText,
  transaction_date: asText,
  memo: asText,
  payment_method: asText,
});
const credit = v.object({ ...base, ...money, vendor: asText, number: asText, transaction_date: asText });
const order = v.object({
  ...base,
  ...money,
  vendor: asText,
  purchase_order_number: asText,
  issue_date: asText,
  memo: asText,
  status: asText,
});

interface Model<S extends v.GenericSchema = v.GenericSchema> {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly shape: S;
  readonly row: (read: v.InferOutput<S>) => Omit<PartialRow, "isDeleted">;
}
const model = <const S extends v.GenericSchema>(of: Model<S>) => ({
  path: of.path,
  query: of.query ?? {},
  read: (raw: unknown): Omit<PartialRow, "isDeleted"> => of.row(v.parse(of.shape, raw)),
});

/** The models of payables, each with how its rows become ours. */
const models = {
  vendors: model({
    path: "/contacts",
    query: { is_supplier: "true" },
    shape: contact,
    row: ({ id, name, tax_number: taxNumber, email_address: email, addresses }) => {
      const first = addresses?.find((each) => typeof each === "object");
      const place = typeof first === "object" ? first : null;
      const street = [place?.street_1 ?? "", place?.street_2 ?? ""].filter((each) => each !== "").join(", ");
      const more = { town: place?.city ?? "", postcode: place?.zip_code ?? "", country: place?.country ?? "" };
      return { id, name, taxNumber, email, street, ...more };
    },
  }),
  paymentTerms: model({
    path: "/payment-terms",
    shape: term,
    row: ({ id, name, days_until_due: days }) => ({ id, name, days }),
  }),
  bills: model({
    path: "/invoices",
    query: { type: "ACCOUNTS_PAYABLE" },
    shape: invoice,
    row: (read) => ({
      id: read.id,
      number: read.number,
      vendorId: read.contact,
      amount: read.total_amount,
      currency: read.currency,
      date: dayOf(read.issue_date),
      dueDate: dayOf(read.due_date),
      paidDate: dayOf(read.paid_on_date),
      purpose: read.memo,
      termsId: read.payment_term,
      status: read.status,
      orderIds: read.purchase_orders ?? [],
    }),
  }),
  billPayments: model({
    path: "/payments",
    query: { type: "ACCOUNTS_PAYABLE" },
    shape: payment,
    row: (read) => ({
      id: read.id,
      vendorId: read.contact,
      amount: read.total_amount,
      currency: read.currency,
      date: dayOf(read.transaction_date),
      method: read.payment_method,
    }),
  }),
  expenses: model({
    path: "/expenses",
    shape: expense,
    row: (read) => ({
      id: read.id,
      vendorId: read.contact,
      amount: read.total_amount,
      currency: read.currency,
      date: dayOf(read.transaction_date),
      purpose: read.memo,
      method: read.payment_method,
    }),
  }),
  vendorCredits: model({
    path: "/vendor-credits",
    shape: credit,
    row: (read) => ({
      id: read.id,
      number: read.number,
      vendorId: read.vendor,
      amount: read.total_amount,
      currency: read.currency,
      date: dayOf(read.transaction_date),
    }),
  }),
  purchaseOrders: model({
    path: "/purchase-orders",
    shape: order,
    row: (read) => ({
      id: read.id,
      number: read.purchase_order_number,
      vendorId: read.vendor,
      amount: read.total_amount,
      currency: read.currency,
      date: dayOf(read.issue_date),
      purpose: read.memo,
      status: read.status,
    }),
  }),
} as const satisfies Record<LinkedModel, ReturnType<typeof model>>;

const pageShape = v.object({
  next: v.optional(v.nullable(v.string()), null),
  results: v.array(v.looseObject(base)),
});

/** A model that the platform does not have, or that the buyer did not share, answers 403 or 404. */
const isAbsent = (error: unknown): boolean =>
  error instanceof OutboundError && (error.status === 403 || error.status === 404);

async function page(place: LinkPlace, { token, model: name, cursor, since }: AskedPage) {
  const { path, query, read } = models[name];
  const asked = {
    ...query,
    page_size: pageSize,
    include_deleted_data: "true",
    ...(cursor === null ? {} : { cursor }),
    ...(since === null ? {} : { modified_after: since }),
  };
  try {
    const answer = await call(place, {
      method: "GET",
      path: `${accounting}${path}`,
      query: asked,
      token,
      answer: pageShape,
    });
    const rows = (answer?.results ?? []).map((raw) =>
      rowOf({ ...read(raw), isDeleted: raw.remote_was_deleted === true }),
    );
    return { isOff: false as const, rows, next: answer?.next ?? null };
  } catch (error) {
    if (isAbsent(error)) return { isOff: true as const };
    throw error;
  }
}

export const mergeAdapter: Adapter = {
  readsChanges: true,
  models: ["vendors", "paymentTerms", "bills", "billPayments", "expenses", "vendorCredits", "purchaseOrders"],
  link: async (place, { originId, organisation, email, language }) => {
    const body = {
      end_user_origin_id: originId,
      end_user_organization_name: organisation,
      end_user_email_address: email,
      categories: ["accounting"],
      should_create_magic_link_url: true,
      link_expiry_mins: linkMinutes,
      // Its page has English and German.
      ...(language === "de" ? { language: "de" } : {}),
    };
    const path = "/api/integrations/create-link-token";
    const answer = await call(place, { method: "POST", path, body, answer: linkToken });
    return { address: answer?.magic_link_url ?? "", remoteId: null, token: null };
  },
  facts: async (place, { originId }) => {
    const query = { end_user_origin_id: originId, category: "accounting" };
    const answer = await call(place, { method: "GET", path: `${accounting}/linked-accounts`, query, answer: accounts });
    const found = answer?.results.find((each) => each.end_user_origin_id === originId);
    if (found === undefined) return null;
    return {
      status: statusOf(found.status),
      providerStatus: found.status,
      reason: found.status_detail,
      integration: found.integration,
      remoteId: found.id,
    };
  },
  ownerOf: async (place, token) => {
    const answer = await call(place, { method: "GET", path: `${accounting}/account-details`, token, answer: account });
    return answer?.end_user_origin_id ?? "";
  },
  page,
  remove: async (place, { token }) => {
    await call(place, { method: "POST", path: `${accounting}/delete-account`, token, answer: null });
  },
  verify: async (place) => {
    const query = { category: "accounting", page_size: "1" };
    await call(place, { method: "GET", path: `${accounting}/linked-accounts`, query, answer: accounts });
  },
};
