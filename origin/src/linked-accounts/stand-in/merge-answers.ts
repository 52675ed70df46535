/** Merge's shapes (docs.merge.dev, accounting, read 2026-11), answered from made companies. */
import type { LinkedModel } from "@paygauge/api-types/entities/linked-accounts";
import type { Env } from "../../env.ts";
import { failed } from "./failing.ts";
import type { MadeRow } from "./company.ts";
import { pageOf } from "./pages.ts";
import {
  accountOfToken,
  companyOf,
  forgetAccount,
  newAccountToken,
  newPageLink,
  readAccount,
  storeAccount,
  type StandInAccount,
} from "./store.ts";

type Place = Pick<Env, "FILES"> & Partial<Pick<Env, "ENVIRONMENT">>;

const moment = (day: string): string | null => (day === "" ? null : `${day}T00:00:00Z`);
const orNull = (text: string): string | null => (text === "" ? null : text);
const base = (row: MadeRow) => ({
  id: row.id,
  remote_id: row.number,
  remote_was_deleted: row.isDeleted,
  modified_at: moment(row.date),
});
const money = (row: MadeRow) => ({ total_amount: row.amount, currency: row.currency });

const written: Readonly<Record<LinkedModel, readonly [path: string, write: (row: MadeRow) => object]>> = {
  vendors: [
    "contacts",
    (row) => ({
      ...base(row),
      name: row.name,
      is_supplier: true,
      tax_number: `GB${row.number.slice(1).padStart(9, "1")}`,
      email_address: `accounts@${row.number.toLowerCase()}.example`,
      addresses: [{ type: "BILLING", street_1: "1 High Street", city: "Leeds", zip_code: "LS1 1AA", country: "GB" }],
    }),
  ],
  paymentTerms: [
    "payment-terms",
    (row) => ({ ...base(row), name: row.name, is_active: true, days_until_due: row.days }),
  ],
  bills: [
    "invoices",
    (row) => ({
      ...base(row),
      ...money(row),
      type: "ACCOUNTS_PAYABLE",
      contact: orNull(row.vendorId),
      number: row.number,
      issue_date: moment(row.date),
      due_date: moment(row.dueDate),
      paid_on_date: moment(row.paidDate),
      memo: row.purpose,
      payment_term: orNull(row.termsId),
      status: row.status,
      purchase_orders: row.orderIds,
    }),
  ],
  billPayments: [
    "payments",
    (row) => ({
      ...base(row),
      ...money(row),
      type: "ACCOUNTS_PAYABLE",
      contact: orNull(row.vendorId),
      transaction_date: moment(row.date),
      payment_method: row.method,
    }),
  ],
  expenses: [
    "expenses",
    (row) => ({
      ...base(row),
      ...money(row),
      contact: orNull(row.vendorId),
      transaction_date: moment(row.date),
      memo: row.purpose,
      payment_method: row.method,
    }),
  ],
  vendorCredits: [
    "vendor-credits",
    (row) => ({
      ...base(row),
      ...money(row),
      vendor: orNull(row.vendorId),
      number: row.number,
      transaction_date: moment(row.date),
    }),
  ],
  purchaseOrders: [
    "purchase-orders",
    (row) => ({
      ...base(row),
      ...money(row),
      vendor: orNull(row.vendorId),
      purchase_order_number: row.number,
      issue_date: moment(row.date),
      status: row.status,
    }),
  ],
};

const accountAnswer = (account: StandInAccount) => ({
  id: account.originId,
  category: "accounting",
  status: account.status,
  status_detail: account.detail,
  end_user_origin_id: account.originId,
  end_user_organization_name: account.organisation,
  integration: companyOf(account)?.integration ?? "",
});

async function createLink(env: Place, request: Request, pageAt: (link: string) => string): Promise<Response> {
  const body: { end_user_origin_id?: string; end_user_organization_name?: string } = await request.json();
  const { end_user_origin_id: originId = "", end_user_organization_name: organisation = "" } = body;
  const known = await readAccount(env, "Merge", originId);
  const account: StandInAccount = known ?? {
    provider: "Merge",
    originId,
    organisation,
    company: null,
    status: "INCOMPLETE",
    detail: "",
    token: newAccountToken(originId),
    revisions: [],
    bills: null,
    faults: { busy: 0, broken: 0, cursors: "" },
  };
  await storeAccount(env, account);
  const link = await newPageLink(env, account);
  return Response.json({ link_token: link, integration_name: "", magic_link_url: pageAt(link) });
}

async function list(
  env: Place,
  account: StandInAccount,
  model: LinkedModel,
  params: URLSearchParams,
): Promise<Response> {
  const company = companyOf(account);
  if (company === null || account.status !== "COMPLETE")
    return Response.json({ detail: "Relink needed." }, { status: 401 });
  const failing = failed(account);
  if (failing !== null) return failing;
  const [cursor, since] = [params.get("cursor") ?? "", params.get("modified_after") ?? ""];
  const page = pageOf(account, company, { model, cursor, size: Number(params.get("page_size") ?? 30), since });
  if (page.isExpired) {
    // Once: the list is then read from its start.
    await storeAccount(env, { ...account, faults: { ...account.faults, cursors: "" } });
    return Response.json({ cursor: ["Invalid cursor."] }, { status: 400 });
  }
  const results = page.rows.map(written[model][1]);
  return Response.json({ next: page.next, previous: null, results });
}

/** Answers in Merge's place. */
export const answerAsMerge =
  (env: Place, pageAt: (link: string) => string) =>
  async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(/^.*\/api\//, "");
    if (path === "integrations/create-link-token") return createLink(env, request, pageAt);
    if (path === "accounting/v1/linked-accounts") {
      const found = await readAccount(env, "Merge", searchParams.get("end_user_origin_id") ?? "");
      return Response.json({ next: null, previous: null, results: found === null ? [] : [accountAnswer(found)] });
    }
    const account = await accountOfToken(env, "Merge", request.headers.get("x-account-token") ?? "");
    if (account === null || account.company === null)
      return Response.json({ detail: "Invalid account token." }, { status: 401 });
    if (path === "accounting/v1/account-details") return Response.json(accountAnswer(account));
    if (path === "accounting/v1/delete-account") {
      await forgetAccount(env, account);
      return new Response(null, { status: 200 });
    }
    const name = path.replace("accounting/v1/", "");
    const model = (Object.keys(written) as LinkedModel[]).find((each) => written[each][0] === name);
    return model === undefined
      ? Response.json({ detail: "Not found." }, { status: 404 })
      : list(env, account, model, searchParams);
  };
