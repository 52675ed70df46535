import { expect, test } from "vitest";
import { catalogue } from "@paygauge/api-types/catalogue/en";
import { supplierHeadings } from "@paygauge/api-types/entities/supplier-headings";
import { permissions } from "@paygauge/api-types/access/permissions";
import { sitemap } from "@paygauge/api-types/sitemap";
import { seededPeople } from "@paygauge/api-types/seeded-people";
import { edgeTexts } from "../../edge/src/pages/texts/en.ts";
import { roles } from "@paygauge/api-types/access/roles";
import { roleItems } from "../../origin/src/identity/role-labels.ts";
import { invitationTexts } from "../../origin/src/mail/invitation-texts.ts";
import { englishTexts } from "../../packages/ui/src/context/ui-texts.ts";
import { permissionWords } from "../../web/src/state/permission-words.ts";
import { en } from "../../web/src/texts/en.ts";

/** Words that no English text of the product says, and what it says instead. */
const ruledOut: readonly (readonly [RegExp, string])[] = [
  [/\bpersons?\b|\bpeople\b|\bsomebody\b|\bwhoever\b/i, "user"],
  [/\beverybody\b|\bnobody\b/i, "everyone, all users; no one"],
  [/who (?:manages your account|looks after the system)|whoever runs/i, "your administrator, operator"],
  [/\blook-?alikes?\b|\balike\b|look like one\b/i, "possible duplicate"],
  [/\bspellings?\b/i, "name variant"],
  [/\brulings?\b/i, "decision"],
  [/\bthe machine\b/i, "automatic match"],
  [/\bke(?:ep|pt) apart\b/i, "keep separate"],
  [/\bdoubts?\b|\bdoubted\b/i, "warning"],
  [/\bleft out\b|\bleaves? out\b/i, "skipped"],
  [/\bhand(?:ed)? in\b/i, "upload"],
  [/\bread in\b|\bingest/i, "import"],
  [/\blook(?:s|ed)? at\b/i, "inspect, check, view"],
  [/\btable file\b/i, "ledger, file"],
  [/\bfeeds?\b/i, "map"],
  [/\bsigns? of life\b/i, "heartbeat"],
  [/\btime-outs?\b/i, "timeout"],
  [/\bgo(?:es)? on\b|\bbegun\b|\bbroken off\b|\bbreaks? off\b/i, "continue, started, stopped"],
  [/\bwrite (?:access|lock)\b/i, "edit access"],
  [/\blet (?:it|them|this) go\b/i, "release"],
  [/\bstands?\b|\bstood\b/i, "is, appears, is saved"],
  [/\b(?:take|taken|takes|throw|thrown) (?:\w+ )?away\b/i, "remove, delete, discard"],
  [/\bt(?:ake|aken|akes) (?:\w+ )?back\b|\bgiv(?:e|en) (?:\w+ )?back\b/i, "undo, unassign, release"],
  [/^To the\b/, "Go to, Back to, View"],
  [/\bafresh\b|\banew\b|\bload again\b/i, "reload, again"],
  [/\bsupplier numbers?\b|\btax numbers?\b/i, "supplier ID, tax ID"],
  [/\bpostal codes?\b/i, "postcode"],
  [/\bpictures?\b|\bdrawings?\b/i, "image"],
  [/\bmade(?:-| )up\b|\bmade sample\b/i, "sample, fictional"],
  [/\bvendors?\b(?! lookup)/i, "supplier"],
  [/\be-mails?\b|\bmails?\b/i, "email"],
  [/\bids?\b/, "ID"],
  [/\bre-?scor(?:e|ed|es|ing)\b(?<!re-scor(?:e|ed|es|ing))/i, "re-score"],
  [/\bcancell(?:ed|ing)\b/i, "canceled"],
  [/\borganiz|\banalyz|\bcolors?\b|\bauthoriz|\brecogniz|\bnormaliz/i, "British spelling"],
  [/\bmay not\b|\bmust not\b/i, "can't, don't have permission"],
  [/\brests? on\b/i, "is based on"],
  [/\btold\b|\btells?\b/i, "shows, reports"],
  [/\bat once\b|\bby itself\b|\bby hand\b|\bbeside\b/i, "immediately, automatically, manually, next to"],
  [/\bany more\b|\bno such\b|\bgone\b|\bbegan\b|\binvented\b/i, "no longer, not found, removed, started, fictional"],
  [/\bwhom\b/i, "the role: the job's owner"],
  [/\btyped\b/i, "entered"],
  [/\b(?:comes?(?! from)|lies|goes)\b/i, "is, appears, becomes"],
  [/\bsays?\b/i, "shows, returns, explains"],
  [/(?<=[a-z])'(?=[a-z])/, "the typographic apostrophe (in ICU messages ' is an escape)"],
  [/\bwhat stands\b|\blest\b|\bwhilst\b|\bupon\b|\bthereby\b|\bmisspelt\b/i, "a plain word"],
];

/** Where such a word is right all the same, and why. */
const right: readonly (readonly [place: RegExp, word: RegExp, reason: string])[] = [
  [/^pages\.globalOrganizations$/, /organiz/i, "a name of the specification"],
  [/^messages\.fencingNeeded$/, /write lock/i, "told to developers: the API's word"],
  [/^messages\.mailProviderSays$/, /says/i, "quotes the provider"],
  [/^(?:messages\.linkEnded|edge\.upload\.goneLead)$/, /person/i, "the reader has no account, and knows no user"],
  [/^web\.upload\.check\.moneyLine\.title$/, /goes/i, "the established heading of a breakdown"],
  [
    /^(?:pages\.vendor|messages\.(?:vendors?[A-Z]\w+|noun-vendor)|web\.audit\.actions\.\w*Vendor\w*|web\.vendors\..*)$/,
    /vendor/i,
    "Vendor lookup",
  ],
];

type Tree = string | ((...values: never[]) => string) | { readonly [key: string]: Tree };

/** Every text of a tree by its dotted place; one that is made of values is made of placeholders here. */
function textsOf(tree: Tree, place: string): readonly (readonly [string, string])[] {
  if (typeof tree === "string") return [[place, tree]];
  if (typeof tree === "function") {
    return [1, 2].map((number) => [place, tree(...(["7", number, "7", "7"] as never[]))] as const);
  }
  return Object.entries(tree).flatMap(([key, value]) => textsOf(value, `${place}.${key}`));
}

const invitation = invitationTexts.en({ name: "A", inviter: "B", brand: "C", provider: "D", address: "E" });
const { standard, tabbedView } = roleItems(roles);

/** What users read in English, wherever it is written. */
const texts: readonly (readonly [string, string])[] = [
  ...textsOf(en, "web"),
  ...textsOf(englishTexts, "ui"),
  ...textsOf(edgeTexts, "edge"),
  ...textsOf(catalogue, "messages"),
  ...textsOf({ supplierHeadings }, "entities"),
  ...textsOf(Object.fromEntries(Object.entries(sitemap).map(([id, { title }]) => [id, title])), "pages"),
  ...[...standard, ...tabbedView].map(
    (item) => [`roles.${item.role}`, `${item.displayName}. ${item.description}`] as const,
  ),
  ...permissions.map((permission) => [`permissions.${permission}`, permissionWords(permission).what] as const),
  ...seededPeople.map(({ username, note }) => [`seeded.${username}`, note] as const),
  ...[invitation.subject, ...invitation.paragraphs].map((text) => ["invitation", text] as const),
];

/** A text without the names of its places: "{spellings, plural, one {…}}" says nothing of spelling. */
const spoken = (text: string): string => text.replaceAll(/\{\w+\}|\{\w+, (?:plural|select|number),?/g, " ");

test("no English text says what the terms rule out", () => {
  expect(texts.length).toBeGreaterThan(1500);
  const found = texts.flatMap(([place, text]) =>
    ruledOut.flatMap(([word, instead]) => {
      const hit = word.exec(spoken(text))?.[0];
      const isRight = hit === undefined || right.some(([where, what]) => where.test(place) && what.test(hit));
      return isRight ? [] : [`${place}: "${hit}" → ${instead}: ${text}`];
    }),
  );
  expect(found).toEqual([]);
});

test("every exception is still one", () => {
  const idle = right.filter(
    ([where, what]) => !texts.some(([place, text]) => where.test(place) && what.test(spoken(text))),
  );
  expect(idle.map(([where]) => where.source)).toEqual([]);
});
