/** The hosted page of an account: a choice of companies in place of a sign-in, and trials of a linked one. */
import * as v from "valibot";
import { scaleCss, themeCss } from "@paygauge/api-types/themes/theme-css";
import { companies } from "./company.ts";
import {
  accountOfPage,
  accountStatuses,
  companyOf,
  faultsSchema,
  forgetAccount,
  storeAccount,
  type StandInAccount,
  type StandInEnv,
} from "./store.ts";
import { wordsFor } from "./texts.ts";

type Words = ReturnType<typeof wordsFor>["words"];

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (each) => `&#${each.codePointAt(0) ?? 0};`);

const css = `${themeCss("t5", "system")}${scaleCss()}
*{box-sizing:border-box}body{margin:0;background:var(--canvas);color:var(--text);font:var(--type-body)}
main{max-width:640px;margin:0 auto;padding:32px 20px 56px}
.stamp{display:inline-block;padding:2px 8px;border:1px solid var(--warning-line);border-radius:3px;background:var(--warning-bg);color:var(--warning);font:var(--type-label)}
h1{margin:12px 0 4px;font:var(--type-display)}h2{margin:32px 0 4px;font:var(--type-section)}p{margin:0 0 16px;color:var(--text-2);max-width:70ch}
form{margin:0 0 8px}button{width:100%;padding:10px 14px;border:1px solid var(--line-2);border-radius:6px;background:var(--surface);color:var(--text);font:var(--type-body);text-align:left;cursor:pointer;overflow-wrap:anywhere}
button:hover{background:var(--hover);border-color:var(--accent)}:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
code{display:block;padding:10px 14px;border:1px solid var(--line);border-radius:6px;background:var(--surface);color:var(--text);overflow-wrap:anywhere}`;

/** A form of one button: what it sends, and what it says. */
const act = (fields: Readonly<Record<string, string>>, text: string): string => {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  );
  return `<form method="post">${hidden.join("")}<button type="submit">${escaped(text)}</button></form>`;
};

function choices(words: Words, account: StandInAccount): string {
  const { provider, organisation } = account;
  const known = companyOf(account);
  const offered =
    known === null
      ? companies.map(({ id, name, integration, bills }) =>
          act({ company: id }, words.company(name, integration, bills)),
        )
      : [act({ status: "COMPLETE" }, words.again(known.integration))];
  const asked = organisation === "" ? words.choose : words.chooseFor(organisation);
  return `<h1>${escaped(words.title(provider))}</h1><p>${escaped(words.lead(provider))}</p>
${known === null ? `<p>${escaped(asked)}</p>` : ""}${offered.join("")}`;
}

function linked(words: Words, { provider, token, faults }: StandInAccount, system: string): string {
  // Rutter gives its token to the program that made the connection, Merge shows it in its dashboard.
  const shown = provider === "Merge" ? `<p>${escaped(words.token(provider))}</p><code>${escaped(token)}</code>` : "";
  const refuses = faults.busy + faults.broken > 0;
  const trials = [
    act({ change: "1" }, words.change),
    refuses ? act({ busy: "0", broken: "0" }, words.answer) : act({ busy: "0.05", broken: "0.05" }, words.refuse),
    act({ cursors: "expire" }, words.expire),
    act({ status: "RELINK_NEEDED", detail: "Invalid login credentials" }, words.signIn),
    act({ remove: "1" }, words.remove(provider)),
  ];
  return `<h1>${escaped(words.linked(system))}</h1><p>${escaped(words.close)}</p>${shown}
<h2>${escaped(words.trials)}</h2><p>${escaped(words.trialsLead)}</p>${trials.join("")}`;
}

function page(request: Request, account: StandInAccount | null): Response {
  const { language, words } = wordsFor(request.headers.get("accept-language"));
  const company = account === null ? null : companyOf(account);
  const gone = `<h1>${escaped(words.gone)}</h1><p>${escaped(words.goneLead)}</p>`;
  const body = (known: StandInAccount): string =>
    company !== null && known.status === "COMPLETE" ? linked(words, known, company.integration) : choices(words, known);
  const title = account === null ? words.gone : words.title(account.provider);
  const html = `<!doctype html><html lang="${language}" data-theme="t5" data-mode="system"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${css}</style></head>
<body><main><span class="stamp">${escaped(words.stamp)}</span>${account === null ? gone : body(account)}</main></body></html>`;
  return new Response(html, {
    status: account === null ? 404 : 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    },
  });
}

const share = v.pipe(v.string(), v.transform(Number), faultsSchema.entries.busy);

/** What a form changes of an account. */
const wishSchema = v.object({
  company: v.optional(v.picklist(companies.map(({ id }) => id))),
  status: v.optional(v.picklist(accountStatuses)),
  detail: v.optional(v.string()),
  bills: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0))),
  busy: v.optional(share),
  broken: v.optional(share),
  cursors: v.optional(faultsSchema.entries.cursors),
  /** Another revision of the company's bills. */
  change: v.optional(v.literal("1")),
  remove: v.optional(v.literal("1")),
});

function changed(account: StandInAccount, wish: v.InferOutput<typeof wishSchema>): StandInAccount {
  const { company, status, detail = "", bills, busy, broken, cursors, change } = wish;
  const { faults, revisions } = account;
  return {
    ...account,
    // Signing in again is to the company that the account has.
    company: account.company ?? company ?? null,
    status: status ?? (company === undefined ? account.status : "COMPLETE"),
    detail: status === undefined && company === undefined ? account.detail : detail,
    bills: bills ?? account.bills,
    revisions: change === undefined ? revisions : [...revisions, new Date().toISOString()],
    faults: {
      busy: busy ?? faults.busy,
      broken: broken ?? faults.broken,
      cursors: cursors ?? faults.cursors,
    },
  };
}

/** Shows an account's page, or does what its form asks and leads back to it. */
export async function answerAsPage(env: StandInEnv, request: Request): Promise<Response> {
  const account = await accountOfPage(env, new URL(request.url).pathname);
  if (account === null || request.method !== "POST") return page(request, account);
  const read = v.safeParse(wishSchema, Object.fromEntries(await request.formData()));
  if (!read.success) return new Response(null, { status: 400 });
  if (read.output.remove === undefined) await storeAccount(env, changed(account, read.output));
  else await forgetAccount(env, account);
  return new Response(null, { status: 303, headers: { location: request.url } });
}
