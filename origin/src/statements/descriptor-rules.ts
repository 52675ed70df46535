/**
 * What is taken off a card descriptor, as data: acquirers write their own mark, a branch, a till, an order and a place
 * around the merchant's name, and cut it at 22 to 25 signs. Rules are applied in this order, each at most once. Ours,
 * from files of English, American and European purchasing cards; each is held by its examples.
 */
import type { DescriptorRuleId } from "@paygauge/api-types/entities/card-statements";

export interface DescriptorRule {
  readonly id: DescriptorRuleId;
  /** What the descriptor must look like. A group `name` is what stays; without one the match is taken out. */
  readonly pattern: RegExp;
  /** The group `kept` tells this of the merchant. */
  readonly tells?: "website" | "phone";
  /** Descriptors as received, each with what the whole cleaning makes of it. */
  readonly examples: readonly (readonly [raw: string, name: string])[];
}

/** Payment services that are before the name of the merchant they collect for. */
const collectors =
  "sq|sqr|square|tst|toast|iz|izettle|zettle|sumup|sp|shopify|paypal|pypl|pp|ppal|stripe|strp|cko|checkout|wpy|wly|worldpay|" +
  "gocardless|gc|eb|eventbrite|ctlp|py|paya|allpay|adyen|mollie|klarna|klr|clearpay|afterpay|2co|2checkout|" +
  "paddle(?:\\.net)?|fs|fastspring|dri|digitalriver|wix|bbc?b|uep|nyx|cvs?p|dnh|godaddy|dojo|viva|mypos|tyl|ayden|revolut|" +
  "payzone|payplug|lyf|lydia|yoco|zlr|xsolla|crd";
/** The last labels of web addresses, as descriptors write and cut them. */
const topLevels =
  "com|net|org|info|biz|shop|store|app|io|ai|eu|couk|co(?:\\.(?:uk|u|nz|za|jp|in))?|(?:org|gov|ac|nhs|sch|ltd)\\.(?:uk|u)|uk|" +
  "de|fr|ie|es|it|nl|be|ch|at|pl|se|no|dk|fi|pt|ca|us|gov|edu|com\\.au|com\\.br|tv";
const label = "[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?";

export const descriptorRules: readonly DescriptorRule[] = [
  {
    id: "purchaseWords",
    pattern:
      /^(?:pos|card|visa|debit|mastercard|contactless|chip)\s+(?:purchase|payment|transaction|debit|sale)\s*[-:]?\s+/iu,
    examples: [["POS PURCHASE - ACME TOOLS", "ACME TOOLS"]],
  },
  {
    id: "acquirerId",
    pattern: /^\d{6,15}\s+(?=\p{L})/u,
    examples: [["43024700 Costa Coffee", "Costa Coffee"]],
  },
  {
    id: "collector",
    pattern: new RegExp(`^(?:${collectors})\\s?\\*+\\s*(?=\\S*\\p{L}{2})`, "iu"),
    examples: [
      ["SQ *BLUE DOOR BAKERY", "BLUE DOOR BAKERY"],
      ["IZ *Hill Farm", "Hill Farm"],
      ["Sumup  *Old Mill Cafe", "Old Mill Cafe"],
      ["TST* HARVEST KITCHEN", "HARVEST KITCHEN"],
      ["Paddle.Net* Chartmaker", "Chartmaker"],
      ["Allpay *northern Energy", "Northern Energy"],
    ],
  },
  {
    id: "collector",
    pattern: /^(?:paypal|sumup|zettle|izettle)\s+(?=\p{L}{3})/iu,
    examples: [["PAYPAL  EDGETRAINING", "EDGETRAINING"]],
  },
  {
    id: "order",
    // A web address before the star is the merchant, whatever follows it.
    pattern: new RegExp(`^(?<name>(?:www\\.)?${label}(?:\\.${label})*\\.(?:${topLevels}))\\s?\\*`, "iu"),
    examples: [["Marketplace.Co.Uk*9t5yg8cu5 Am", "Marketplace"]],
  },
  {
    id: "order",
    pattern: /^ebay o\s?\*.*$/iu,
    examples: [],
  },
  {
    id: "order",
    // Four letters and more before the star, or a number behind it: what follows is the order.
    pattern: /^(?<name>\p{L}[^*]{3,}?|[^*]{2,}?(?=\s?\*\S*\d))\s?\*.*$/u,
    examples: [
      ["UPS*1Z21X9560299310519", "UPS"],
      ["Streamers Prime*qf6cr82v5", "Streamers Prime"],
      ["VZWRLSS*IVR VB", "VZWRLSS"],
    ],
  },
  {
    id: "order",
    pattern: /^\p{L}{1,3}\s?\*\s*(?=\p{L})/u,
    examples: [["XY *Corner Books", "Corner Books"]],
  },
  {
    id: "phone",
    pattern: /\s+(?<kept>(?:\+\d{1,3}\s?)?\(?\d{3,5}\)?[\s-](?:\d{5,8}|\d{3,4}[\s-]\d{3,6}))$/u,
    tells: "phone",
    examples: [
      ["Northnet Plc 0845 1400200", "Northnet Plc"],
      ["PARTS DIRECT 800-555-0142", "PARTS DIRECT"],
    ],
  },
  {
    id: "web",
    // "WWW.NAME.CO.UK", cut anywhere, with or without a path.
    pattern: new RegExp(`^(?<kept>(?:https?://)?www\\.(?<name>${label})(?:[./].*)?)$`, "iu"),
    tells: "website",
    examples: [
      ["WWW.GREENSIGNS.CO.UK", "GREENSIGNS"],
      ["WWW.MINICABFLEET.C", "MINICABFLEET"],
    ],
  },
  {
    id: "web",
    pattern: new RegExp(
      `^(?<kept>(?:https?://)?(?:www\\.)?(?:${label}\\.)??(?<name>${label})[./](?:${topLevels}))(?:[\\s/,].*)?$`,
      "iu",
    ),
    tells: "website",
    examples: [
      ["HARTSHOP.COM", "HARTSHOP"],
      ["321-REG.CO.UK", "321-REG"],
      ["CREATEMAIL/COM", "CREATEMAIL"],
      ["Podhost.Com Podcast", "Podhost"],
    ],
  },
  {
    id: "web",
    // A web address behind a name.
    pattern: new RegExp(`\\s+(?<kept>(?:https?://)?(?:www\\.)?${label}(?:\\.${label})*\\.(?:${topLevels}))$`, "iu"),
    tells: "website",
    examples: [["KAPPA SHOP.KAPPA.COM", "KAPPA"]],
  },
  {
    id: "store",
    pattern: /\s*[-–]?\s*[#№]\s?\d[\w-]*.*$/u,
    examples: [["FRIDAY GRILL #2047", "FRIDAY GRILL"]],
  },
  {
    id: "store",
    // A word for the branch with its number, glued to it or not.
    pattern:
      /[\s-]+(?:stores?|superstores?|str|shop|branch|unit|loc|br|terminal|term|no\.?)\s*\(?\d{1,12}\)?(?:\s+\d+)*$/iu,
    examples: [
      ["FRESCO STORE 2617", "FRESCO"],
      ["FRESCO STORES 5655", "FRESCO"],
      ["SAFEMART STORE00027060", "SAFEMART"],
      ["GROCER LOC (4216)", "GROCER"],
    ],
  },
  {
    id: "store",
    // Numbers at the end, one of them of three digits and more; two digits may be a part of the name.
    pattern: /[\s-]+(?:\d+\s+)*\(?\d{3,}\)?$/u,
    examples: [
      ["Baldi 15 779", "Baldi"],
      ["CO-OP MARKET 014232", "CO-OP MARKET"],
      ["CANTINA ROSA 199", "CANTINA ROSA"],
      ["STUDIO 54", "STUDIO 54"],
    ],
  },
  {
    id: "store",
    // Long numbers glued to the name: tickets, orders, tills.
    pattern: /(?<=\p{L}{3})\d{3,}$/u,
    examples: [
      ["STATIONR0165245159000001", "STATIONR"],
      ["AMERICAN AIR0010264216222", "AMERICAN AIR"],
      ["Burgers668", "Burgers"],
    ],
  },
  {
    id: "channel",
    pattern:
      /\s+[(-]?\s*(?:internet|internett?|online|web|ecom(?:merce)?|mail ?order?|moto|bill payment|telephone payment|e-?pmt|p&d)\)?(?:\s\d)?$/iu,
    examples: [
      ["ELECTRONICA INTERNET", "ELECTRONICA"],
      ["HOBBYSHOP (INTERNET)", "HOBBYSHOP"],
      ["TELCO BILL PAYMENT 1", "TELCO"],
    ],
  },
];
